import { atom } from 'nanostores'
import { useEffect } from 'react'

/** How many forms have changes that nobody has saved; null until there is a form at all, which brings the frame's guard. */
export const $unsaved = atom<number | null>(null)

/** Where the customer was about to go, until the question is answered. */
export const $leaving = atom<(() => void) | null>(null)

/**
 * Guards a form that is saved explicitly: while `isDirty`, leaving the page asks first. A page calls it with
 * `false`, so that the guard is there before its forms are.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    const count = (forms: number) => $unsaved.set(Number($unsaved.get()) + forms)
    const own = Number(isDirty)
    count(own)
    return () => count(-own)
  }, [isDirty])
}

/** Goes at once, or after the question if something would be lost: for leaving without a step of the router. */
export function leaveBy(go: () => void): void {
  if ($unsaved.get()) $leaving.set(go)
  else go()
}

/** Receives Back and Forward before the router, and may keep them from it. */
export const stepGuard: { onStep?: (event: PopStateEvent) => void } = {}

// A window calls its listeners in the order in which they came, capturing or not: this one has to be there before the router's.
addEventListener('popstate', event => stepGuard.onStep?.(event))
