import { type RefObject, useLayoutEffect } from 'react'
import type { CallRefusal } from '../session/use-staff-call.ts'

/** Fields, and groups of ticks (`data-wrong`), of which the first tick can be reached. */
const WRONG = '[aria-invalid="true"], [data-wrong] input'

/** Moves the focus to the first wrong field of a refused form: it may be out of sight. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: CallRefusal | null): void {
  // Not again when one of its fields is mended: staff are typing in another one.
  const sent = refusal?.sent
  useLayoutEffect(() => {
    if (sent) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [form, sent])
}
