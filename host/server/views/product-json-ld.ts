import { inLanguage } from '@shop/contracts/canonical'
import type { Product } from '@shop/contracts/catalog/products'
import { BRAND } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { pictureAddress } from './picture.ts'
import { shownSize } from './price.ts'

const SCHEMA = 'https://schema.org'

/** What search engines read of a product: one offer, at the price and in the currency that the page shows. */
export function productJsonLd(product: Product, locale: Locale, origin: string): object {
  const { article, title, description, color, composition, images, sizes } = product
  return {
    '@type': 'Product',
    sku: article,
    name: title[locale],
    description: description[locale],
    color: color.title[locale],
    material: composition[locale],
    size: sizes.map(({ name }) => name),
    brand: { '@type': 'Brand', name: BRAND[locale] },
    image: images.map(({ name }) => origin + pictureAddress(name, 1200, 'jpeg')),
    offers: offer(product, locale, inLanguage(`${origin}/product/${article}`, locale)),
  }
}

function offer({ sizes }: Product, locale: Locale, url: string): object | undefined {
  const shown = shownSize(sizes)
  if (!shown) return undefined
  const currency = locale === 'uk' ? 'uah' : 'eur'
  const before = shown.price_without_discount?.[currency]
  return {
    '@type': 'Offer',
    url,
    price: shown.price[currency],
    priceCurrency: currency.toUpperCase(),
    availability: `${SCHEMA}/${availability(sizes)}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    priceSpecification: before && {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA}/StrikethroughPrice`,
      price: before,
      priceCurrency: currency.toUpperCase(),
    },
  }
}

function availability(sizes: Product['sizes']): 'InStock' | 'PreOrder' | 'OutOfStock' {
  if (sizes.some(({ count }) => count > 0)) return 'InStock'
  return sizes.some(({ preorder }) => preorder) ? 'PreOrder' : 'OutOfStock'
}
