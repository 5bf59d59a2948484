import { useTranslation } from '@shop/shell/i18n'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './ScreenSkeleton.module.css'

const shapes = { pages: 'picture', slots: 'control' } as const

/** Stands in while a screen is on its way. */
export function ScreenSkeleton({ kind }: { kind: 'pages' | 'slots' }) {
  const { t } = useTranslation('host')
  return (
    <div className={css.skeleton} data-kind={kind} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('remote.loading')}</VisuallyHidden>
      </p>
      {[1, 2, 3, 4].map(index => (
        <Skeleton key={index} shape={shapes[kind]} />
      ))}
    </div>
  )
}
