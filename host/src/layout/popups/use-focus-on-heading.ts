import { useEffect } from 'react'
import { whenPresent } from '../../navigation/when-present.ts'

/** Once the slot has brought its heading, the focus goes there, unless the shopper has already moved on. */
export function useFocusOnHeading(headingId: string, popup: string | undefined): void {
  useEffect(() => {
    if (!popup) return
    return whenPresent(`[id="${headingId}"]`, heading => {
      const isAtStart = document.activeElement?.matches('dialog, dialog button:first-child') ?? true
      heading.tabIndex = -1
      if (isAtStart) heading.focus({ preventScroll: true })
    })
  }, [headingId, popup])
}
