import type { Bundle } from '@shop/contracts/bundles'
import { inLanguage } from '@shop/contracts/canonical'
import type { Product } from '@shop/contracts/products'
import type { Locale } from '@shop/contracts/text'
import { pictureAddress } from './picture.ts'
import { trailJsonLd, wayTo } from './trail-json-ld.ts'

/** A look is a list of things that are sold apart: each tells its own price. */
export function bundleJsonLd(
  { article, title, description, images }: Bundle,
  pieces: readonly Product[],
  locale: Locale,
  origin: string,
): object[] {
  const path = `/bundle/${article}`
  const list = {
    '@type': 'ItemList',
    name: title[locale],
    description: description[locale],
    url: inLanguage(origin + path, locale),
    image: images.map(({ name }) => origin + pictureAddress(name, 1200, 'jpeg')),
    itemListElement: pieces.map((piece, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: piece.title[locale],
      url: inLanguage(`${origin}/product/${piece.article}`, locale),
    })),
  }
  return [list, trailJsonLd([...wayTo(undefined, [], locale), { name: title[locale], path }], origin)]
}
