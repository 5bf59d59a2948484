import { useTranslation } from '@shop/shell/i18n'
import css from './ScreenSkeleton.module.css'

/** Stands in while a screen is on its way; it becomes visible only when that takes longer than a blink. */
export function ScreenSkeleton({ kind }: { kind: 'pages' | 'slots' }) {
  const { t } = useTranslation('host')
  return (
    <div className={css.skeleton} data-kind={kind} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('remote.loading')}
      </p>
      {[1, 2, 3, 4].map(place => (
        <div key={place} className={css.card} aria-hidden="true" />
      ))}
    </div>
  )
}
