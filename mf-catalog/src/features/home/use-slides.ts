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
      const index = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1))
      setShown(Math.min(Math.max(index, 0), Math.max(count - 1, 0)))
    }
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [count])

  function show(index: number) {
    const element = strip.current
    if (index < 0 || index >= count) return
    element?.scrollTo({ left: index * element.clientWidth, behavior: scrollBehavior() })
  }

  return { strip, shown, show }
}
