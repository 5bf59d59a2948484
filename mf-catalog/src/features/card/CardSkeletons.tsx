import { Skeleton } from '@shop/ui-kit/Skeleton'
import css from './ProductCard.module.css'

/** As many boxes as cards are awaited, each of a card's size. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places have no names and never move
    <li key={index} className={css.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={css.words}>
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </li>
  ))
}
