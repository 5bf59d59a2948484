import { useEffect, useEffectEvent } from 'react'

const MARK = 'drawer'
let openDrawers = 0

/** While something lies over the page, Back closes it instead of leaving the page: it has a step of its own in the history. */
export function useBackCloses({ isOpen, close }: { isOpen: boolean; close: () => void }): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    openDrawers += 1
    // A drawer that takes another's place takes its step too. The router's own state is kept, so it sees no change.
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
    const onPopState = () => isMarked() || onBack()
    window.addEventListener('popstate', onPopState)
    return () => {
      openDrawers -= 1
      window.removeEventListener('popstate', onPopState)
      setTimeout(leaveEmptyStep)
    }
  }, [isOpen])
}

/** A step whose drawer is gone (closed by Escape, or left by a link inside it) shows nothing new: go past it. */
export function usePassEmptySteps(): void {
  useEffect(() => {
    leaveEmptyStep()
    window.addEventListener('popstate', leaveEmptyStep)
    return () => window.removeEventListener('popstate', leaveEmptyStep)
  }, [])
}

function leaveEmptyStep(): void {
  if (openDrawers === 0 && isMarked()) history.back()
}

function isMarked(): boolean {
  return Boolean(history.state?.[MARK])
}
