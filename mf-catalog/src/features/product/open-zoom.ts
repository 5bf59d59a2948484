import { lockScroll } from '@shop/shell/scroll'
import { imageAddress, imageSet } from '@shop/ui-kit/image-address'
import PhotoSwipe from 'photoswipe'
import { withBackStep } from './back-step.ts'
import css from './Zoom.module.css'
import { zoomSigns } from './zoom-signs.ts'

type Zoom = {
  pictures: readonly { name: string; alt: string }[]
  /** Place of the first one shown. */
  at: number
  texts: Record<'title' | 'close' | 'closer' | 'back' | 'on' | 'failed', string>
  /** Called when it has closed, with the place of the picture that was shown last. */
  onLeave: (place: number) => void
}

/** Pictures are kept three wide to four high; nearer than this they would show nothing new. */
const WIDTH = 1600
const HEIGHT = (WIDTH * 4) / 3

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
