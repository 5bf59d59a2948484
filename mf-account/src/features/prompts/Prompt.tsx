import type { ReactNode } from 'react'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import css from './Prompt.module.css'

type PromptProps = { headingId: string; title: string; children: ReactNode; actions: ReactNode; figure?: string }

/** A prompt that the shop shows by itself: short, with plain actions. */
export function Prompt({ headingId, title, children, actions, figure }: PromptProps) {
  return (
    <div className={css.prompt}>
      <PopupTitle id={headingId}>{title}</PopupTitle>
      {figure && (
        <p className={css.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <div className={css.text}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
