import { type RefObject, useLayoutEffect } from 'react'
import type { CallRefusal } from '../session/use-staff-call.ts'

/** Moves the focus to the first wrong field of a refused form: it may be out of sight. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: CallRefusal | null): void {
  // Not again when one of its fields is mended: staff are typing in another one.
  const sent = refusal?.sent
  useLayoutEffect(() => {
    if (sent) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, sent])
}
