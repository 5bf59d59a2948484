import { type ImageFormat, imageAddress } from './image-address.ts'

const IMAGE_WIDTHS = [320, 480, 640, 900, 1200, 1600] as const

/** The `srcset` of a picture in one format: every width that the server makes, in pixels. */
export function imageSet(file: string, format: ImageFormat): string {
  return IMAGE_WIDTHS.map(width => `${imageAddress(file, width, format)} ${width}w`).join(', ')
}
