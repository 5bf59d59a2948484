import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

const AFTER_MS = 1000

/** Closes a second after the focus has left, unless it comes back in that time. */
export function useClosesAfterBlur(panel: RefObject<HTMLElement | null>, close: () => void) {
  const [isLeft, setLeft] = useState(false)
  const onLeft = useEffectEvent(() => {
    // Another window takes the focus of this one, not its place in the page.
    if (!panel.current?.contains(document.activeElement)) close()
  })
  useEffect(() => {
    if (!isLeft) return
    const timer = setTimeout(onLeft, AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLeft])

  return {
    onFocus: () => setLeft(false),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      setLeft(!currentTarget.contains(relatedTarget) && !isKeyboardPutAway(relatedTarget))
    },
  }
}

/** On a touch screen the field also loses the focus when the keyboard is put away to see the hits. */
function isKeyboardPutAway(relatedTarget: EventTarget | null): boolean {
  return relatedTarget === null && matchMedia('(pointer: coarse)').matches
}
