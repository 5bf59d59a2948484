import { useEffect } from 'react'

/** Two clicks so close in time (ms) and place (CSS pixels) are one double click. */
const DOUBLE_CLICK_MS = 500
const SAME_PLACE_PX = 12

/** Has a drawer opened since the last click? */
let hasOpened = false

/** Tells when a drawer came over the page. */
export function markOpened(): void {
  hasOpened = true
}

/**
 * The second half of a double click was meant for the button that opened the drawer, not for what lies there now:
 * neither the scrim nor a link of the drawer hears of it.
 */
export function useSwallowSecondClick(): void {
  useEffect(() => {
    let first: MouseEvent | undefined
    const onClick = (event: MouseEvent) => {
      if (hasOpened && first && isSecondOf(first, event)) {
        event.preventDefault()
        event.stopPropagation()
      }
      // A key presses without a place.
      first = event.detail > 0 ? event : undefined
      hasOpened = false
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}

function isSecondOf(first: MouseEvent, event: MouseEvent): boolean {
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.detail > 0 && event.timeStamp - first.timeStamp < DOUBLE_CLICK_MS && distance < SAME_PLACE_PX
}
