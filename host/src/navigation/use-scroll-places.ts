import { isInPlace, useLocation, useNavigationType } from '@shop/shell/router'
import { scrollBehavior } from '@shop/shell/scroll'
import { savedPlace, savePlace, stepOf } from '@shop/shell/scroll-places'
import { useLayoutEffect, useRef } from 'react'
import { scrollWhenTallEnough } from './scroll-when-tall-enough.ts'
import { whenPresent } from './when-present.ts'

// The end of it too: the browser's own corrections come without the first.
const SCROLLED = ['scroll', 'scrollend']

/** Where a page is scrolled to when it comes: its top, the named part, or, on the way back, where the shopper was. */
export function useScrollPlaces(): void {
  const { key, pathname, hash, state } = useLocation()
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)
  const isArrival = useRef(true)

  // Kept in the commit that leaves the page: a moment later the browser has moved to fit the next one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const step = stepOf(key)
    let y = 0
    const remember = () => {
      y = window.scrollY
    }
    // Asked now, the browser would have to lay out the new page at once; the next frame does so anyway.
    const asked = requestAnimationFrame(remember)
    const save = () => savePlace(step, y)
    const keepLast = () => savePlace(step, window.scrollY)
    for (const event of SCROLLED) window.addEventListener(event, remember, { passive: true })
    window.addEventListener('pagehide', keepLast)
    return () => {
      cancelAnimationFrame(asked)
      save()
      for (const event of SCROLLED) window.removeEventListener(event, remember)
      window.removeEventListener('pagehide', keepLast)
    }
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each step of the history
  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname
    lastPath.current = pathname
    const y = navigation === 'POP' ? savedPlace(stepOf(key)) : 0
    // Who has just come may be reading, and scrolling, what the server painted: nobody is taken back to a top.
    const isBack = navigation === 'POP' && !(isArrival.current && y === 0)
    isArrival.current = false
    if (isBack) return backTo(y)
    if (hash) return whenPresent(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`, showSection)
    // Other filters, another colour are still the same page: it stays where it is.
    if (isOtherPage && !isInPlace(state)) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
}

/** The top needs no measuring: the page is tall enough for it, so it waits for the frame that lays the page out. */
function backTo(y: number): () => void {
  if (y > 0) return scrollWhenTallEnough(y)
  const asked = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return () => cancelAnimationFrame(asked)
}

function showSection(section: HTMLElement): void {
  section.scrollIntoView({ behavior: scrollBehavior() })
  // Of the parts that can take it: the next Tab goes on from there.
  section.focus({ preventScroll: true })
}
