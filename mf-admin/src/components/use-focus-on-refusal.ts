import { type RefObject, useLayoutEffect } from 'react'
import type { CallRefusal } from '../session/use-staff-call.ts'

/** Moves the focus to the first wrong field of a refused form: it may be out of sight. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: CallRefusal | null): void {
  useLayoutEffect(() => {
    if (refusal?.code === 'validation') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusal])
}
