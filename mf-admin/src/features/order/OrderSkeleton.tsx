import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import css from './OrderDetails.module.css'

export function OrderSkeleton() {
  const { t } = useTexts()
  return (
    <div className={css.details} aria-busy="true">
      <VisuallyHidden>{t('orders.loading')}</VisuallyHidden>
      {['marks', 'lines', 'sums', 'people'].map(part => (
        <div key={part}>
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
