import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { Text } from '@shop/contracts/texts/text'
import type { ComposedPicture, GarmentPicture, StoredBundle } from './bundle.ts'

type Pictures = Pick<StoredBundle, 'images' | 'composed'>

export const FEWEST_COMPOSED = 2
export const MOST_COMPOSED = 4

/**
 * Must a picture be made of the garments when a bundle is saved? Where there is none at all, where the one that was made shows
 * other pictures than the garments have now, and where staff ask for it. A picture of their own is never replaced unasked
 * (docs/rules.md, "Bundles").
 */
export function mustCompose(
  { images, composed }: Pictures,
  garments: readonly GarmentPicture[],
  isAsked: boolean,
): boolean {
  if (garments.length < FEWEST_COMPOSED) return false
  return isAsked || images.length === 0 || isOutOfDate({ images, composed }, garments)
}

/** Does the composed picture show other pictures than the garments have now? False without one. */
export function isOutOfDate(pictures: Pictures, garments: readonly GarmentPicture[]): boolean {
  const composed = composedOf(pictures)
  const namesOf = (parts: readonly GarmentPicture[]) => parts.map(({ picture }) => picture).join()
  return composed !== null && namesOf(composed.made_of) !== namesOf(garments)
}

/** The composed picture, as long as the bundle shows it. */
export function composedOf({ images, composed }: Pictures): ComposedPicture | null {
  return composed && images.some(({ name }) => name === composed.name) ? composed : null
}

type Made = {
  picture: Pick<ProductPicture, 'name' | 'placeholder'>
  made_of: GarmentPicture[]
  titles: readonly Text[]
}

/**
 * The pictures with the new one where the composed one stood, or as the first. What staff wrote for those who do not see it stays
 * as long as the garments are the same; else it names them.
 */
export function withComposed(pictures: Pictures, { picture, made_of, titles }: Made): Pictures {
  const { images } = pictures
  const old = composedOf(pictures)
  const before = old && images.find(({ name }) => name === old.name)
  const isOfSame = old?.made_of.map(({ article }) => article).join() === made_of.map(({ article }) => article).join()
  const alt = before && isOfSame ? before.alt : { uk: listOf(titles, 'uk'), en: listOf(titles, 'en') }
  const made: ProductPicture = { ...picture, shot: 'other', alt, is_wide: true }
  return {
    images: before ? images.map(image => (image === before ? made : image)) : [made, ...images],
    composed: { name: made.name, made_of },
  }
}

const MOST_OF_ALT = 300

function listOf(titles: readonly Text[], locale: keyof Text): string {
  return titles
    .map(title => title[locale])
    .join(', ')
    .slice(0, MOST_OF_ALT)
}
