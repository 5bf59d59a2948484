import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'

export function PiecesSkeleton() {
  const { t } = useTexts()
  return (
    <div className={css.step} aria-busy="true">
      <VisuallyHidden>{t('return.loading')}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="third" />
    </div>
  )
}
