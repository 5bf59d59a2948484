import type { ReactNode } from 'react'
import css from './SmallCards.module.css'

/** At most three small cards beside each other, two where the room is narrow. */
export function SmallCards({ children }: { children: ReactNode }) {
  return (
    <div className={css.room}>
      <ul className={css.list}>{children}</ul>
    </div>
  )
}
