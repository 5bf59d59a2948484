import type { PreviewMessage, PreviewTarget } from '@shop/contracts/preview-messages'

/** The page may still be on its way when the editor says what to show. */
const TRY_EVERY_MS = 200
const MOST_TRIES = 50

let timer: ReturnType<typeof setInterval> | undefined

/** A page in the frame of the editor: it shows the slide or the block that staff edit there. */
export function followEditor(): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || source !== window.parent || data?.preview !== 'show') return
    showSoon(data.target)
  })
  // A reader who moves the preview is not taken back.
  for (const event of ['wheel', 'pointerdown', 'keydown']) addEventListener(event, stop, { passive: true })
  const ready: PreviewMessage = { preview: 'ready' }
  window.parent.postMessage(ready, location.origin)
}

function showSoon(target: PreviewTarget): void {
  stop()
  let tries = 0
  const attempt = () => {
    tries += 1
    if (tries > MOST_TRIES || ('slide' in target ? showSlide(target.slide) : showBlock(target.block))) stop()
  }
  timer = setInterval(attempt, TRY_EVERY_MS)
  attempt()
}

function stop(): void {
  clearInterval(timer)
}

/** True once the page itself says that it shows this slide; before its script runs it does not hear of the scrolling. */
function showSlide(place: number): boolean {
  const strip = document.querySelector('main section[tabindex="0"]')
  const hero = strip?.parentElement?.closest('section')
  if (!strip || !hero) return false
  scrollTo({ top: 0 })
  strip.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' })
  strip.dispatchEvent(new Event('scroll'))
  const dots = [...hero.querySelectorAll('button')].filter(({ children }) => children.length === 0)
  return dots.length === 0 ? strip.children.length === 1 : dots[place]?.getAttribute('aria-current') === 'true'
}

/** Not by `scrollIntoView`, which would move the page of the editor, too. */
function showBlock(title: string): boolean {
  const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent?.trim() === title)
  if (!heading) return false
  scrollTo({ top: heading.getBoundingClientRect().top + scrollY - innerHeight / 3 })
  return true
}
