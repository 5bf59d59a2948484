import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** Ways on from here: links or buttons. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** The call went well and there is nothing: words and a way on, no picture. */
export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
