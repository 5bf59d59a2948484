import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type ReactNode, type Ref, useId } from 'react'
import css from './CardGrid.module.css'

export type CardGridProps = {
  children: ReactNode
  /** The heading over the cards: for screen readers, not drawn. */
  label: string
  /** Other cards are on their way: these stay readable. */
  busy?: boolean
  ref?: Ref<HTMLUListElement>
}

export function CardGrid({ children, label, busy = false, ref }: CardGridProps) {
  const id = useId()
  return (
    <div className={css.room}>
      <VisuallyHidden>
        <h2 id={id}>{label}</h2>
      </VisuallyHidden>
      <ul ref={ref} aria-labelledby={id} aria-busy={busy || undefined} className={css.grid}>
        {children}
      </ul>
    </div>
  )
}
