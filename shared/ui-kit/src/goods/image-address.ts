const IMAGE_WIDTHS = [320, 480, 640, 900, 1200, 1600] as const

export type ImageFormat = 'webp' | 'jpeg'

/** Where the picture service keeps a file in one width and format. */
export function imageAddress(file: string, width: number, format: ImageFormat): string {
  const name = file.replace(/\.\w+$/, '')
  return `/images/${encodeURIComponent(name)}/${width}.${format}`
}

/** The `srcset` of a picture in one format: every width that the server makes, in pixels. */
export function imageSet(file: string, format: ImageFormat): string {
  return IMAGE_WIDTHS.map(width => `${imageAddress(file, width, format)} ${width}w`).join(', ')
}
