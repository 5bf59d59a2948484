import type { ReactNode, Ref } from 'react'
import css from './CardGrid.module.css'

export type CardGridProps = {
  children: ReactNode
  label: string
  /** Other cards are on their way: these stay readable. */
  busy?: boolean
  ref?: Ref<HTMLUListElement>
}

export function CardGrid({ children, label, busy = false, ref }: CardGridProps) {
  return (
    <div className={css.room}>
      <ul ref={ref} aria-label={label} aria-busy={busy || undefined} className={css.grid}>
        {children}
      </ul>
    </div>
  )
}
