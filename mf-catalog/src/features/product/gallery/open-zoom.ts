import { lockScroll } from '@shop/shell/scroll'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { imageSet } from '@shop/ui-kit/goods/image-set'
import { ICON_LINES } from '@shop/ui-kit/icon-lines'
import PhotoSwipe from 'photoswipe'
import css from './Zoom.module.css'

type Zoom = {
  pictures: readonly { name: string; alt: string }[]
  /** Place of the first one shown. */
  at: number
  texts: Record<'title' | 'close' | 'closer' | 'back' | 'on' | 'failed', string>
  /** Called when it has closed, with the place of the picture that was shown last. */
  onLeave: (index: number) => void
}

/** Pictures are kept three wide to four high; nearer than this they would show nothing new. */
const WIDTH = 1600
const HEIGHT = (WIDTH * 4) / 3

// The library hides this class while the picture is zoomed in: of the plus the minus stays.
const upright = '<path class="pswp__zoom-icn-bar-v" d="M10.5 7.5v6"/>'

/** The shop's own thin lines in place of the library's bold ones. */
const zoomSigns = {
  closeSVG: drawing(`<path d="${ICON_LINES.close}"/>`),
  zoomSVG: drawing(`<path d="${ICON_LINES.search}M7.5 10.5h6"/>${upright}`),
  arrowPrevSVG: drawing(`<path d="${ICON_LINES['arrow-left']}"/>`),
  arrowNextSVG: drawing(`<path d="${ICON_LINES['arrow-right']}"/>`),
}

/** Pictures over the whole screen: pinched, double tapped, dragged, or stepped through by the arrows. */
export function openZoom({ pictures, at, texts, onLeave }: Zoom): void {
  const zoom = new PhotoSwipe({
    dataSource: pictures.map(({ name, alt }) => ({
      src: imageAddress(name, WIDTH, 'webp'),
      srcset: imageSet(name, 'webp'),
      msrc: imageAddress(name, 640, 'webp'),
      width: WIDTH,
      height: HEIGHT,
      alt,
    })),
    index: at,
    ...zoomSigns,
    mainClass: css.zoom ?? '',
    bgOpacity: 1,
    loop: false,
    returnFocus: false,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    closeTitle: texts.close,
    zoomTitle: texts.closer,
    arrowPrevTitle: texts.back,
    arrowNextTitle: texts.on,
    errorMsg: texts.failed,
  })
  const release = lockScroll()
  const leaveStep = withBackStep(() => zoom.close())
  zoom.on('afterInit', () => nameParts(zoom, texts.title))
  zoom.on('destroy', () => {
    release()
    leaveStep()
    onLeave(zoom.currIndex)
  })
  zoom.init()
}

/** The library speaks English to screen readers and is silent about the next picture. */
function nameParts({ element }: PhotoSwipe, title: string): void {
  element?.setAttribute('aria-label', title)
  element?.setAttribute('aria-modal', 'true')
  element?.querySelector('.pswp__counter')?.setAttribute('role', 'status')
  for (const part of element?.querySelectorAll('[aria-roledescription]') ?? []) {
    part.removeAttribute('aria-roledescription')
  }
}

function drawing(lines: string): string {
  return `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25">${lines}</svg>`
}

const STEP_MARK = 'zoom'

/** Gives what lies over the page a step of its own in the history, so that Back closes it. Gives back how to leave that step. */
function withBackStep(close: () => void): () => void {
  // The router's own state is kept, so it sees no change of page.
  history.pushState({ ...history.state, [STEP_MARK]: true }, '')
  window.addEventListener('popstate', close)
  return () => {
    window.removeEventListener('popstate', close)
    if (history.state?.[STEP_MARK]) history.back()
  }
}
