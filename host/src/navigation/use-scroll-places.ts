import { useLocation, useNavigationType } from '@shop/shell/router'
import { scrollBehavior } from '@shop/shell/scroll'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace, keptPlace } from './scroll-places.ts'
import { scrollWhenTallEnough } from './scroll-when-tall-enough.ts'
import { whenPresent } from './when-present.ts'

/** Where a page is scrolled to when it comes: its top, the named part, or, on the way back, where the shopper was. */
export function useScrollPlaces(): void {
  const { key, pathname, hash } = useLocation()
  const way = useNavigationType()
  const lastPath = useRef(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Remembered while it happens: when the page is left, its height is already gone.
    let y = window.scrollY
    const remember = () => {
      y = window.scrollY
    }
    const keep = () => keepPlace(key, y)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', keep)
    }
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each step of the history
  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname
    lastPath.current = pathname
    if (way === 'POP') return scrollWhenTallEnough(keptPlace(key))
    if (hash) return whenPresent(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`, showPart)
    // Other filters are still the same page: the list stays where it is.
    if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
}

function showPart(part: HTMLElement): void {
  part.scrollIntoView({ behavior: scrollBehavior() })
}
