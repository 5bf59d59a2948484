const LONGEST_WAIT_MS = 8000

/** Acts on the first element that matches, now or as soon as it is there. Gives back how to stop waiting. */
export function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const check = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) act(element)
    return element !== null
  }
  if (check()) return () => undefined
  const observer = new MutationObserver(() => {
    if (check()) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, LONGEST_WAIT_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  return stop
}
