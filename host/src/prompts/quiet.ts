import { $notices } from '@shop/shell/notices'
import { $popup } from '@shop/shell/popup'

const CHECK_EVERY_MS = 1000
/** After a popup was closed nobody wants the next one at once. */
const REST_MS = 4000
/** Where a visitor must not be disturbed: buying, signing in, or at work. */
const BUSY_PAGES =
  /^\/(checkout|order-status|payment|third-party-order|tpo|admin|newsletter|back-in-stock|user\/(?!personal))/
const PHONE = '(max-width: 767px)'
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

let closedAt = Number.NEGATIVE_INFINITY
$popup.listen((popup, before) => {
  if (before && !popup) closedAt = performance.now()
})

/** Resolves when nothing lies over the page, no notice is shown, nobody types and nobody is in the middle of something. */
export function untilQuiet(): Promise<void> {
  return new Promise(resolve => {
    const check = () => (isQuiet() ? resolve() : setTimeout(check, CHECK_EVERY_MS))
    check()
  })
}

function isQuiet(): boolean {
  const isRested = performance.now() - closedAt > REST_MS
  const isOver = $popup.get() !== null || document.querySelector('dialog[open], #header-search') !== null
  // A notice on the screen is read first.
  const hasNotice = $notices.get().length > 0
  // On a phone a popup over the question about cookies leaves nothing of the page to be seen.
  const isAsked = matchMedia(PHONE).matches && document.querySelector<HTMLElement>('[data-consent]')?.offsetHeight
  const isTyping = document.activeElement?.matches(TYPED_INTO) ?? false
  return (
    isRested &&
    !isOver &&
    !hasNotice &&
    !isAsked &&
    !isTyping &&
    !document.hidden &&
    !BUSY_PAGES.test(location.pathname)
  )
}
