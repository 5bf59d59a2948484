import { lockScroll } from '@shop/shell/scroll'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Drawer.module.css'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  isOpen: boolean
  side: 'left' | 'right' | 'centre'
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/** So soon after the drawer has opened nobody means to close it. */
const DOUBLE_CLICK_MS = 500

/** A panel over the page. The browser's own dialog keeps the focus inside, gives it back and makes the rest inert. */
export function Drawer({ isOpen, side, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)

  // Before a drawer that gives way to another leaves the page: a dialog that is only removed keeps the focus to itself.
  useLayoutEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    const release = lockScroll()
    openedAt.current = performance.now()
    element?.showModal()
    return () => {
      element?.close()
      release()
    }
  }, [isOpen])
  useBackCloses({ isOpen, close: onClose })

  // The second half of a double click was meant for what opened the drawer, neither for the scrim nor for what lies in it now.
  const onClickCapture = (event: MouseEvent) => {
    const isSecond = event.detail > 1 || event.target === dialog.current
    if (!isSecond || event.timeStamp - openedAt.current > DOUBLE_CLICK_MS) return
    event.preventDefault()
    event.stopPropagation()
  }

  // The dialog fills its box with children, so a click on itself is a click on the scrim.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={css.drawer}
      data-side={side}
      aria-labelledby={labelledBy}
      onClickCapture={onClickCapture}
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
