import { type RefObject, useEffect, useState } from 'react'

/** Does the bar float over the page? Not while its own place is on the screen, nor once the end of the article is. */
export function useFloats(place: RefObject<HTMLElement | null>, endId: string): boolean {
  const [isPlaceSeen, setIsPlaceSeen] = useState(false)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const end = document.getElementById(endId)
    if (!place.current || !end) return
    // The whole of it: the bar changes over where it lies just where it floats.
    const ofPlace = watch(place.current, 1, ({ isIntersecting }) => setIsPlaceSeen(isIntersecting))
    const ofEnd = watch(end, 0, ({ isIntersecting, boundingClientRect }) =>
      setIsOver(isIntersecting || boundingClientRect.top < 0),
    )
    return () => {
      ofPlace.disconnect()
      ofEnd.disconnect()
    }
  }, [place, endId])

  return !isPlaceSeen && !isOver
}

function watch(element: Element, threshold: number, act: (entry: IntersectionObserverEntry) => void) {
  const observer = new IntersectionObserver(entries => entries.slice(-1).forEach(act), { threshold })
  observer.observe(element)
  return observer
}
