import type { MouseEvent, ReactNode } from 'react'
import { useModal } from './ModalDialog.tsx'
import css from './SidePanel.module.css'

type Props = { labelledBy: string; onClose: () => void; children: ReactNode }

/** A panel over the list. The browser's own dialog keeps the focus inside and gives it back to the row. */
export function SidePanel({ labelledBy, onClose, children }: Props) {
  const dialog = useModal()

  // The dialog fills its box with children, so a click on itself is a click on the scrim.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={labelledBy}
      onClick={onClick}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.content}>{children}</div>
    </dialog>
  )
}
