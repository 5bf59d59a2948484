import { fillsScreen, pictureWidths, WIDE_PICTURE } from '@shop/contracts/catalog/picture-widths'
import { type Html, html } from '../markup/html.ts'

type PaintedPicture = {
  name: string
  alt: string
  sizes: string
  width: number
  height: number
  isFirst: boolean
  /** What must stay in sight where the picture is cut, in percent from the left and the top. */
  focus?: { x: number; y: number } | undefined
}

/** Uses the addresses of the page's own pictures, so that nothing is loaded twice. */
export function picture({ name, alt, sizes, width, height, isFirst, focus }: PaintedPicture): Html {
  const priority = isFirst ? html`fetchpriority="high"` : html`loading="lazy"`
  return html`<picture><source type="image/webp" srcset="${pictureSet(name, 'webp')}" sizes="${sizes}"><img srcset="${pictureSet(name, 'jpeg')}" sizes="${sizes}" src="${pictureAddress(name, 640, 'jpeg')}" alt="${alt}" width="${width}" height="${height}" decoding="async" ${priority}${focus && focusAttributesOf(focus)}></picture>`
}

/** In tenths, for the rules of `painted.css`: the pages' policy refuses styles that stand in the markup. */
function focusAttributesOf({ x, y }: { x: number; y: number }): Html {
  return html` data-x="${tenth(x)}" data-y="${tenth(y)}"`
}

function tenth(percent: number): number {
  return Math.min(10, Math.max(0, Math.round(percent / 10)))
}

export function pictureAddress(file: string, width: number, format: 'webp' | 'jpeg'): string {
  return `/images/${encodeURIComponent(file.replace(/\.\w+$/, ''))}/${width}.${format}`
}

export function pictureSet(file: string, format: 'webp' | 'jpeg', widths: readonly number[] = pictureWidths): string {
  return widths.map(width => `${pictureAddress(file, width, format)} ${width}w`).join(', ')
}

/** Pictures that fill the screen are kept in one width more. */
export function wideSet(file: string, format: 'webp' | 'jpeg'): string {
  return pictureSet(file, format, fillsScreen(file) ? [...pictureWidths, WIDE_PICTURE] : pictureWidths)
}
