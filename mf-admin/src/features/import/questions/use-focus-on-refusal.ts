import { useEffect, useRef } from 'react'
import type { CallRefusal } from '../../../session/use-staff-call.ts'

/** A refusal takes the focus to the field that says it, else to its message, which scrolls into sight with it. */
export function useFocusOnRefusal(refusal: CallRefusal | null) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!refusal) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')
    wrong?.scrollIntoView?.({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [refusal])
  return place
}
