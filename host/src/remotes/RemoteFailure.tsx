import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import css from './RemoteFailure.module.css'

/** The rest of the shop stays alive around this message. */
export function RemoteFailure({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('host')
  return (
    <section className={css.failure} role="alert">
      <h1 className={css.title}>{t('remote.failed')}</h1>
      <p>{t('remote.advice')}</p>
      <div className={css.ways}>
        <button type="button" className={css.again} onClick={onTryAgain}>
          {t('remote.again')}
        </button>
        <Link to="/">{t('remote.home')}</Link>
      </div>
    </section>
  )
}
