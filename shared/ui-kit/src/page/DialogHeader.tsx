import { IconButton } from '@shop/ui-kit/IconButton'
import type { ReactNode } from 'react'
import css from './DialogHeader.module.css'

type DialogHeaderProps = {
  title: string
  /** The dialog sets `aria-labelledby` to it. */
  titleId?: string
  closeLabel: string
  onClose: () => void
  /** Under the title, such as a count. */
  children?: ReactNode
}

/** The top of a dialog or a drawer: its heading can take the focus when it opens. */
export function DialogHeader({ title, titleId, closeLabel, onClose, children }: DialogHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.text}>
        <h2 id={titleId} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </header>
  )
}
