import { useEffect, useEffectEvent } from 'react'

const MARK = 'drawer'

/** While something lies over the page, Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    // The router's own state is kept, so that it sees the same place and does nothing.
    history.pushState({ ...history.state, [MARK]: true }, '')
    const onPopState = () => onBack()
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      // Closed in another way: the extra step must not stay. After a click on a link it is not on top any more.
      if (history.state?.[MARK]) history.back()
    }
  }, [isOpen])
}
