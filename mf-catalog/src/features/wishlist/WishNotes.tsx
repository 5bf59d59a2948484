import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { removeWish } from './change-wishes.ts'
import css from './WishNotes.module.css'

/** What the shop has stopped selling has no card; without this notice the list would just be shorter than its count. */
export function GoneWishes({ articles }: { articles: readonly string[] }) {
  const { t } = useTranslation('mf-catalog')
  if (articles.length === 0) return null
  return (
    <Notice
      title={t('wish.gone', { count: articles.length })}
      action={
        <Button variant="text" size="small" onClick={() => articles.forEach(article => void removeWish(article))}>
          {t('wish.clearGone')}
        </Button>
      }
    />
  )
}

/** How long a wish is kept, and where. */
export function StorageNote() {
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
