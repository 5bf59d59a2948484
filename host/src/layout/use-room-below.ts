import { type RefObject, useEffect } from 'react'

const ROOM = '--room-below'

/** The page ends above what lies over its lower edge, and so do messages: nothing is out of reach under it. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = element.current
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(ROOM)
    }
  }, [element])
}
