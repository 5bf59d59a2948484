import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** Suggested links or buttons. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** The call went well and there is nothing: a text and suggested links, no picture. */
export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
