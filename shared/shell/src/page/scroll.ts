let locks = 0

/** Stops the page behind a popup; several may ask, the last one to leave lets it go. */
export function lockScroll(): () => void {
  locks += 1
  document.documentElement.dataset.scrollLocked = ''
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    locks -= 1
    if (locks === 0) delete document.documentElement.dataset.scrollLocked
  }
}

/** Smooth, unless the reader asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
