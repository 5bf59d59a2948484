import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './OrderHistory.module.css'

export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className={css.orders} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      {[1, 2].map(place => (
        <div key={place} className={css.coming}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  )
}
