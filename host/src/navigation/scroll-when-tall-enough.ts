const LONGEST_WAIT_MS = 8000
/** After its place is reached a page may still move: a row above comes late, the header stands up again. */
const SETTLED_MS = 1200

const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Goes back to a place as soon as the page is tall enough again, and holds it there until the page is at rest, unless the
 * shopper scrolls first. Gives back how to stop.
 */
export function scrollWhenTallEnough(y: number): () => void {
  let timer = setTimeout(stop, LONGEST_WAIT_MS)
  let asked = 0
  const go = () => window.scrollTo({ top: y, behavior: 'instant' })
  const goIfReached = () => {
    if (document.documentElement.scrollHeight - innerHeight < y) return
    go()
    // The browser may still move the page to keep in view what it was showing.
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(go)
    clearTimeout(timer)
    timer = setTimeout(stop, SETTLED_MS)
  }
  const observer = new ResizeObserver(goIfReached)
  observer.observe(document.body)
  for (const event of OWN_WILL) window.addEventListener(event, stop, { passive: true })
  goIfReached()

  function stop() {
    clearTimeout(timer)
    cancelAnimationFrame(asked)
    observer.disconnect()
    for (const event of OWN_WILL) window.removeEventListener(event, stop)
  }
  return stop
}
