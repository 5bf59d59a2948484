import { type RefObject, useEffect, useState } from 'react'

/** Is there more in the element than it shows? Only then it is a stop of the Tab key: its content may stand in cards on a phone. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(look)
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [ref])

  return scrolls
}
