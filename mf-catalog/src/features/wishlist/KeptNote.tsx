import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import css from './KeptNote.module.css'

/** How long a wish is kept, and where. */
export function KeptNote() {
  const { t } = useTranslation('mf-catalog')
  const isSignedIn = useStore($session) === 'signed-in'
  if (isSignedIn) return <p className={css.note}>{t('wish.keptEverywhere')}</p>
  return (
    <p className={css.note}>
      {t('wish.kept')}{' '}
      <button type="button" className={css.signIn} onClick={() => openPopup('login', { returnTo: '/wishlist' })}>
        {t('wish.signIn')}
      </button>
    </p>
  )
}
