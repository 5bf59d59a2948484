import { BRAND } from '@shop/contracts/page-texts'
import type { Product } from '@shop/contracts/products'
import type { Locale } from '@shop/contracts/text'
import { pictureAddress } from './picture.ts'

/** What search engines read of a product: one offer for each size. */
export function productJsonLd(product: Product, locale: Locale, origin: string): object {
  const { article, title, description, color, images, sizes, preorder } = product
  const missing = preorder ? 'PreOrder' : 'OutOfStock'
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: article,
    name: title[locale],
    description: description[locale],
    color: color.title[locale],
    brand: { '@type': 'Brand', name: BRAND[locale] },
    image: images.map(({ name }) => origin + pictureAddress(name, 1200, 'jpeg')),
    offers: sizes.map(({ name, count, price }) => ({
      '@type': 'Offer',
      name,
      price: locale === 'uk' ? price.uah : price.eur,
      priceCurrency: locale === 'uk' ? 'UAH' : 'EUR',
      availability: `https://schema.org/${count > 0 ? 'InStock' : missing}`,
      url: `${origin}/product/${article}`,
    })),
  }
}
