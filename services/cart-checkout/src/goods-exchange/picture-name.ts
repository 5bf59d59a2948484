const PICTURE = /\.(jpe?g|png|gif|webp|bmp|tiff?)$/i

export function isPicture(name: string): boolean {
  return PICTURE.test(name)
}

/** How a picture file is called in what describes goods and where it is sent, whatever system wrote the path. */
export function pictureName(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()
    .slice(0, 300)
}
