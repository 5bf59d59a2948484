import { type RefObject, useEffect, useRef } from 'react'

/** Whether the page, and not a part of it, is being scrolled at this moment: true while the event goes round. */
export function usePageScroll(): RefObject<boolean> {
  const isScrolling = useRef(false)

  useEffect(() => {
    let frame = 0
    function onScroll({ target }: Event): void {
      if (target !== document) return
      isScrolling.current = true
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        isScrolling.current = false
      })
    }
    window.addEventListener('scroll', onScroll, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [])
  return isScrolling
}
