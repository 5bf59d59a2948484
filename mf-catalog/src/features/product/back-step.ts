const MARK = 'zoom'

/** Gives what lies over the page a step of its own in the history, so that Back closes it. Gives back how to leave that step. */
export function withBackStep(close: () => void): () => void {
  // The router's own state is kept, so it sees no change of page.
  history.pushState({ ...history.state, [MARK]: true }, '')
  window.addEventListener('popstate', close)
  return () => {
    window.removeEventListener('popstate', close)
    if (history.state?.[MARK]) history.back()
  }
}
