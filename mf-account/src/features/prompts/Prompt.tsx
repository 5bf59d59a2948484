import { useNavigate } from '@shop/shell/router'
import type { ReactNode } from 'react'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import css from './Prompt.module.css'

/** A prompt stands in the way to it, and leads on to it in the end. */
export const CHECKOUT = '/checkout'

/** "No": the prompt closes, and whom it stopped on the way goes on. */
export function useDecline(close: () => void, goOn: string | undefined): () => void {
  const navigate = useNavigate()
  return () => {
    close()
    if (goOn) navigate(goOn)
  }
}

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
