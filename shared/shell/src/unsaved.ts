import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Is there a form that may have unsaved changes? The frame's guard comes with it, before anything is typed. */
export const $guarded = atom(false)

/** How many forms on the page have changes that nobody has saved. */
export const $unsaved = atom(0)

/** Where the customer was about to go, until the question is answered. */
export const $leaving = atom<(() => void) | null>(null)

/** Guards a form that is saved explicitly: while `isDirty`, whoever leaves the page is asked first. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    $guarded.set(true)
    if (!isDirty) return
    $unsaved.set($unsaved.get() + 1)
    return () => $unsaved.set($unsaved.get() - 1)
  }, [isDirty])
}

/** Goes at once, or after the question if something would be lost: for ways out that are no step of the router. */
export function leaveBy(go: () => void): void {
  if ($unsaved.get()) $leaving.set(go)
  else go()
}
