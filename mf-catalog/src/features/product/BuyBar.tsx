import type { ReactNode } from 'react'
import css from './BuyBar.module.css'
import { useRestsAtEnd } from './use-rests-at-end.ts'

type BuyBarProps = { price: ReactNode; button: ReactNode; heart: ReactNode; endId: string }

/** On phones it stays at the lower edge while the article is read, and rests in its place once the footer comes. */
export function BuyBar({ price, button, heart, endId }: BuyBarProps) {
  const rests = useRestsAtEnd(endId)
  return (
    <div className={css.place}>
      <div className={css.bar} data-rests={rests || undefined}>
        <span className={css.price}>{price}</span>
        <span className={css.button}>{button}</span>
        <span className={css.heart}>{heart}</span>
      </div>
    </div>
  )
}
