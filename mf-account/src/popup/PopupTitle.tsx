import type { ReactNode } from 'react'
import css from './PopupTitle.module.css'

/** The first line of a popup, which names it and takes the focus when it opens. */
export function PopupTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={css.title} tabIndex={-1}>
      {children}
    </h2>
  )
}
