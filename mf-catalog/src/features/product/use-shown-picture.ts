import type { Product } from '@shop/contracts/products'
import { useEffect, useRef, useState } from 'react'

/** Which picture of a strip that is swiped lies before the reader. */
export function useShownPicture(images: Product['images']) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article starts at its first picture
  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.scrollLeft = 0
    const look = () => setShown(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [images])

  return { strip, shown }
}
