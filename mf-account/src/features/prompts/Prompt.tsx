import type { ReactNode } from 'react'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import css from './Prompt.module.css'

type PromptProps = { headingId: string; title: string; children: ReactNode; ways: ReactNode; figure?: string }

/** What the shop says of its own accord: short, with ways on that are plain. */
export function Prompt({ headingId, title, children, ways, figure }: PromptProps) {
  return (
    <div className={css.prompt}>
      <PopupTitle id={headingId}>{title}</PopupTitle>
      {figure && (
        <p className={css.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <div className={css.words}>{children}</div>
      <div className={css.ways}>{ways}</div>
    </div>
  )
}
