import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

type ErrorStateProps = {
  title: string
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
  /** A second action, such as a link home. */
  actions?: ReactNode
}

/** The call failed: never to be taken for an empty list. */
export function ErrorState({ title, children, retryLabel, onRetry, retrying, actions }: ErrorStateProps) {
  return (
    <div role="alert" className={css.empty}>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.actions}>
        <Button variant="outline" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
        {actions}
      </div>
    </div>
  )
}
