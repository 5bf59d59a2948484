import { type ReactNode, useRef } from 'react'
import css from './BuyBar.module.css'
import { useFloats } from './use-floats.ts'

type BuyBarProps = { price: ReactNode; button: ReactNode; heart: ReactNode; endId: string }

/** On phones it floats at the lower edge while its place is off the screen, until the article is read to its end. */
export function BuyBar({ price, button, heart, endId }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const floats = useFloats(place, endId)
  return (
    <div ref={place} className={css.place}>
      <div className={css.bar} data-floats={floats || undefined}>
        <span className={css.price}>{price}</span>
        <span className={css.button}>{button}</span>
        <span className={css.heart}>{heart}</span>
      </div>
    </div>
  )
}
