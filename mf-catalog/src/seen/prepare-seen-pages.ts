import { preparePage } from '@shop/shell/likely-page'

/** At most so many pages are loaded ahead in one visit: five screens of a list on a desk. */
const MOST_PAGES = 40
/** Shorter than that a link was scrolled past. */
const LOOKED_AT_MS = 600
/** Half of it on the screen. */
const SEEN = 0.5

const prepared = new Set<string>()

/** Brings the page of a link that stays on the screen. Gives back how to stop. */
export function watchLink(element: HTMLElement, path: string): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    entries => {
      clearTimeout(timer)
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(prepare, LOOKED_AT_MS)
    },
    { threshold: SEEN },
  )
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  function prepare() {
    end()
    if (prepared.size >= MOST_PAGES || prepared.has(path)) return
    prepared.add(path)
    preparePage(path, { isMeant: false })
  }
  observer.observe(element)
  return end
}
