import { contrastOf, type Rgb } from '../../../colors/contrast.ts'

// How well the header can be read on a picture, as WCAG 2.2 counts it. Colours are those of the shop's header.

type Size = { width: number; height: number }
export type Region = { x: number; y: number } & Size

/** Least contrast of text of the size of the header's links (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

const INK: Rgb = [30, 26, 27]
const PAPER: Rgb = [255, 255, 255]
/** Behind a light header lies a shade, behind the words on phones a wall: at least this much of them. */
const SHADE = { color: INK, cover: 0.6 }
const LIGHT_WALL = { color: [244, 240, 234] as Rgb, cover: 0.7 }

/** The boxes that the hero has on the two devices of the preview, in CSS pixels. */
export const heroBoxes = {
  wide: { width: 1440, height: 810 },
  phone: { width: 390, height: 624 },
} as const
export type Device = keyof typeof heroBoxes

const HEADER_HEIGHT = 64
/** `object-position` of heroes: what does not fit goes at the foot rather than at the head. */
const FROM_TOP = 0.2

/** The part of the picture that lies under the header when the picture covers its box, in pixels of the picture. */
export function regionUnderHeader(picture: Size, box: Size): Region {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale
  const x = (picture.width - width) / 2
  const y = (picture.height - box.height / scale) * FROM_TOP
  return { x, y, width, height: HEADER_HEIGHT / scale }
}

/**
 * The least contrast of the header on these colours: light text has a shade under it, dark text on phones the wall for the words.
 * `cells` are colours 0–255 of the places under the header; 21 for no cells at all.
 */
export function headerContrast(cells: readonly Rgb[], header: 'light' | 'dark', device: Device): number {
  const text = header === 'light' ? PAPER : INK
  const under = (cell: Rgb): Rgb => {
    if (header === 'light') return over(SHADE, cell)
    return device === 'phone' ? over(LIGHT_WALL, cell) : cell
  }
  return Math.min(21, ...cells.map(cell => contrastOf(text, under(cell))))
}

/** The colours of a small drawing, as a canvas gives them: RGBA, one pixel after the other. */
export function cellsOf(data: ArrayLike<number>): Rgb[] {
  return Array.from({ length: Math.floor(data.length / 4) }, (_, cell) => {
    const channel = (index: number) => data[4 * cell + index] ?? 0
    return [channel(0), channel(1), channel(2)] as const
  })
}

function over({ color, cover }: { color: Rgb; cover: number }, below: Rgb): Rgb {
  const mixChannel = (channel: 0 | 1 | 2) => color[channel] * cover + below[channel] * (1 - cover)
  return [mixChannel(0), mixChannel(1), mixChannel(2)]
}
