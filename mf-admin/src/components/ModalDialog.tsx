import { lockScroll } from '@shop/shell/scroll'
import { DialogHeader } from '@shop/ui-kit/page/DialogHeader'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import css from './ModalDialog.module.css'

type Props = {
  title: string
  closeLabel: string
  /** For a field or two. */
  narrow?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open as long as it is drawn; behind it nothing scrolls. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before it leaves the page: a dialog that is only removed does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const release = lockScroll()
    element?.showModal()
    return () => {
      element?.close()
      release()
    }
  }, [])
  return dialog
}

/** A question over everything else, a side panel too; the browser keeps the focus inside and gives it back. */
export function ModalDialog({ title, closeLabel, narrow = false, onClose, children }: Props) {
  const dialog = useModal()
  const titleId = useId()

  return (
    <dialog
      ref={dialog}
      className={narrow ? `${css.dialog} ${css.narrow}` : css.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        // The browser's event would go on to the panel below, which it is not meant for.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <DialogHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
      <div className={css.content}>{children}</div>
    </dialog>
  )
}
