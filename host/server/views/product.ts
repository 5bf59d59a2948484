import { BRAND } from '@shop/contracts/page-texts'
import { type Product, productByArticleEndpoint } from '@shop/contracts/products'
import type { Locale } from '@shop/contracts/text'
import { html } from '../page/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { money } from './money.ts'
import { picture, pictureAddress } from './picture.ts'

const SIZES = '(min-width:1024px) 50vw, 100vw'
const LONGEST_DESCRIPTION = 160

export async function productView({ ask, locale, params }: PageRequest): Promise<PageView> {
  const { product } = await ask(productByArticleEndpoint, { query: { article: params.article } })
  const [front] = product.images
  const [size] = product.sizes
  const title = product.title[locale]
  return {
    status: 200,
    title: `${title} | ${BRAND[locale]}`,
    description: product.description[locale].slice(0, LONGEST_DESCRIPTION),
    picture: front && pictureAddress(front.name, 1200, 'jpeg'),
    jsonLd: jsonLdOf(product, locale),
    painted: html`<article class="painted-product"><div>${
      front &&
      picture({ name: front.name, alt: front.alt[locale], sizes: SIZES, width: 900, height: 1200, isFirst: true })
    }</div><div><h1>${title}</h1>${size && html`<p class="painted-price">${money(size.price, locale)}</p>`}<p>${product.description[locale]}</p></div></article>`,
  }
}

function jsonLdOf(product: Product, locale: Locale): object {
  const offers = product.sizes.map(({ name, count, price }) => ({
    '@type': 'Offer',
    name,
    price: locale === 'uk' ? price.uah : price.eur,
    priceCurrency: locale === 'uk' ? 'UAH' : 'EUR',
    availability: `https://schema.org/${count > 0 ? 'InStock' : product.preorder ? 'PreOrder' : 'OutOfStock'}`,
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: product.article,
    name: product.title[locale],
    description: product.description[locale],
    color: product.color.title[locale],
    brand: { '@type': 'Brand', name: BRAND[locale] },
    image: product.images.map(({ name }) => pictureAddress(name, 1200, 'jpeg')),
    offers,
  }
}
