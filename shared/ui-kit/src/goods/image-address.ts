export type ImageFormat = 'webp' | 'jpeg'

/** Where the picture service keeps a file in one width and format. */
export function imageAddress(file: string, width: number, format: ImageFormat): string {
  const name = file.replace(/\.\w+$/, '')
  return `/images/${encodeURIComponent(name)}/${width}.${format}`
}
