import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import css from './CartSkeleton.module.css'

/** More would be under the edge of the screen anyway. */
const MOST_SHOWN = 4

/** Until the first names and prices are here. They come together, so that nothing moves under the finger. */
export function CartSkeleton({ lines }: { lines: number }) {
  const { t } = useTexts()
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('cart.loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: Math.min(lines, MOST_SHOWN) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={css.line}>
          <Skeleton shape="picture" />
          <div>
            <Skeleton width="half" />
            <Skeleton width="third" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  )
}
