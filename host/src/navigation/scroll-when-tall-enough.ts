const LONGEST_WAIT_MS = 4000

/** Goes back to a place as soon as the page is tall enough again, unless the shopper scrolls first. */
export function scrollWhenTallEnough(y: number): () => void {
  const isReached = () => {
    if (document.documentElement.scrollHeight - innerHeight < y) return false
    window.scrollTo({ top: y, behavior: 'instant' })
    // The header may still change between lying over the page and standing above it.
    requestAnimationFrame(() => window.scrollTo({ top: y, behavior: 'instant' }))
    return true
  }
  if (isReached()) return () => undefined
  const observer = new ResizeObserver(() => {
    if (isReached()) stop()
  })
  observer.observe(document.body)
  const timer = setTimeout(stop, LONGEST_WAIT_MS)
  const ownWill = ['wheel', 'touchstart', 'keydown']
  for (const event of ownWill) window.addEventListener(event, stop, { passive: true })
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of ownWill) window.removeEventListener(event, stop)
  }
  return stop
}
