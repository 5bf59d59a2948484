import { useEffect, useRef, useState } from 'react'

const NEAR = '400px'

/** Turns true once the place is nearly on the screen. */
export function useNear<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])

  return { place, isNear }
}
