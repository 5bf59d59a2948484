import { useEffect, useState } from 'react'

const PHONE = '(max-width: 767px)'
const LOOKED_PX = 100

/** On a phone the first view belongs to the goods: their sizes and their button lie where a bar would. */
export function useHasLookedAround(): boolean {
  const [hasLooked, setHasLooked] = useState(() => !matchMedia(PHONE).matches || scrollY > LOOKED_PX)
  useEffect(() => {
    if (hasLooked) return
    const onScroll = () => setHasLooked(scrollY > LOOKED_PX)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [hasLooked])
  return hasLooked
}
