import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Read by screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
