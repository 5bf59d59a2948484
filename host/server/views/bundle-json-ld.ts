import { inLanguage } from '@shop/contracts/canonical'
import type { Bundle } from '@shop/contracts/catalog/bundles'
import type { Product } from '@shop/contracts/catalog/products'
import type { Locale } from '@shop/contracts/texts/text'
import { breadcrumbsJsonLd, breadcrumbsTo } from './breadcrumbs-json-ld.ts'
import { pictureAddress } from './picture.ts'

/** A bundle is a list of products that are sold apart: each has its own price. */
export function bundleJsonLd(
  { article, title, description, images }: Bundle,
  products: readonly Product[],
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
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title[locale],
      url: inLanguage(`${origin}/product/${product.article}`, locale),
    })),
  }
  return [list, breadcrumbsJsonLd([...breadcrumbsTo(undefined, [], locale), { name: title[locale], path }], origin)]
}
