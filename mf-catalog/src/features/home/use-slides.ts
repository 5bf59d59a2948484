import { scrollBehavior } from '@shop/shell/scroll'
import { useEffect, useRef, useState } from 'react'

/** Which picture of a strip the reader sees; the strip's own scrolling is the only truth. */
export function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const update = () => {
      const place = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1))
      setShown(Math.min(Math.max(place, 0), Math.max(count - 1, 0)))
    }
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [count])

  function show(place: number) {
    const element = strip.current
    if (place < 0 || place >= count) return
    element?.scrollTo({ left: place * element.clientWidth, behavior: scrollBehavior() })
  }

  return { strip, shown, show }
}
