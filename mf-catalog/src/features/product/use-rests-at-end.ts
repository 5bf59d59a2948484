import { useEffect, useState } from 'react'

/** True while the element with this id, at the end of the page, is on the screen or above it. */
export function useRestsAtEnd(endId: string): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    const end = document.getElementById(endId)
    if (!end) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setRests(entry.isIntersecting || entry.boundingClientRect.top < 0)
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [endId])
  return rests
}
