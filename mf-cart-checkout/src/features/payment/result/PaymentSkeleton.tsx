import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../../use-texts.ts'
import css from './PaymentSkeleton.module.css'

export function PaymentSkeleton() {
  const { t } = useTexts()
  return (
    <div className={css.skeleton} aria-busy="true">
      <VisuallyHidden>{t('order.loading')}</VisuallyHidden>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton />
      <div className={css.receipt}>
        <Skeleton shape="fill" />
      </div>
      <Skeleton shape="control" />
    </div>
  )
}
