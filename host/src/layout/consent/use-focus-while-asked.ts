import { type RefObject, useEffect } from 'react'

/** Who asked for it gets it under the keys, and afterwards is where she was; who did not is left alone. */
export function useFocusWhileAsked(element: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const opener = document.activeElement
    element.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [element, isAsked])
}
