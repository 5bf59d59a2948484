import { NavigationContext } from '@shop/shell/router'
import { $leaving, $unsaved, leaveBy, stepGuard } from '@shop/shell/unsaved'
import { useContext, useEffect } from 'react'

/**
 * Holds up steps of the router, and of Back and Forward, while a form has unsaved changes, and keeps where they led in
 * `$leaving`. The plain browser router has no blocker of its own.
 */
export function useStepGuard(): void {
  const { navigator } = useContext(NavigationContext)
  useEffect(() => {
    const { push } = navigator
    const { release, onPushed } = guardHistory()
    navigator.push = (to, ...about) => {
      const go = () => {
        push(to, ...about)
        onPushed()
      }
      // Another view of the same page: its forms ask for themselves when they are closed.
      if (typeof to === 'object' && to.pathname === location.pathname) go()
      else leaveBy(go)
    }
    return () => {
      navigator.push = push
      release()
    }
  }, [navigator])
}

function guardHistory(): { release: () => void; onPushed: () => void } {
  let here = placeOf(history.state)
  let returning: { ask: () => void } | null = null
  let isLeaving = false

  const onStep = (event: PopStateEvent) => {
    const there = placeOf(event.state)
    // A drawer's own step stands in the same place as its page.
    const distance = here === null || there === null ? 0 : there - here
    if (returning) {
      event.stopImmediatePropagation()
      // Back was pressed once more on the way: the question waits until the form's own address is there again.
      if (distance !== 0) return history.go(-distance)
      const { ask } = returning
      returning = null
      return ask()
    }
    if (distance === 0) return
    if (isLeaving || !$unsaved.get()) {
      isLeaving = false
      here = there
      return
    }
    // The browser has moved already: it is led back before the router notices.
    event.stopImmediatePropagation()
    const leave = () => {
      isLeaving = true
      history.go(distance)
    }
    // An answer that came before the return has ended would be a second step beside it, and browsers drop one of the two.
    returning = { ask: () => $leaving.set(leave) }
    history.go(-distance)
  }
  stepGuard.onStep = onStep
  return {
    release: () => {
      delete stepGuard.onStep
    },
    onPushed: () => {
      here = placeOf(history.state)
    },
  }
}

/** The router numbers the steps of its history. */
function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}
