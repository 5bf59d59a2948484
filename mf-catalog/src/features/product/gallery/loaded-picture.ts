/**
 * Where the page has the picture already, in its greatest width so far: a card showed it before the product was opened. Undefined
 * for one that is not here yet.
 */
export function loadedPicture(file: string): string | undefined {
  const folder = `/images/${encodeURIComponent(file.replace(/\.\w+$/, ''))}/`
  const loaded = [...document.images].filter(image => image.naturalWidth > 0 && image.currentSrc.includes(folder))
  return loaded.toSorted((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc
}
