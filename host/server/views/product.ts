import { allCategoriesEndpoint } from '@shop/contracts/categories'
import { BRAND } from '@shop/contracts/page-texts'
import { productByArticleEndpoint } from '@shop/contracts/products'
import { html } from '../page/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { money } from './money.ts'
import { picture, pictureAddress, pictureSet } from './picture.ts'
import { productJsonLd } from './product-json-ld.ts'
import { shownPrice } from './shown-price.ts'

const SIZES = '(min-width:1024px) 30vw, (min-width:768px) 50vw, 100vw'
const LONGEST_DESCRIPTION = 160

export async function productView({ ask, askAlso, locale, params, origin }: PageRequest): Promise<PageView> {
  const [{ product }] = await Promise.all([
    ask(productByArticleEndpoint, { query: { article: params.article } }),
    askAlso(allCategoriesEndpoint, {}),
  ])
  const { title, description, images, sizes } = product
  const price = shownPrice(sizes)
  const gallery = images.map(({ name, alt }, place) =>
    picture({ name, alt: alt[locale], sizes: SIZES, width: 900, height: 1200, isFirst: place === 0 }),
  )
  return {
    status: 200,
    title: `${title[locale]} | ${BRAND[locale]}`,
    description: description[locale].slice(0, LONGEST_DESCRIPTION),
    picture: images[0] && pictureAddress(images[0].name, 1200, 'jpeg'),
    jsonLd: productJsonLd(product, locale, origin),
    largest: images[0] && [{ srcset: pictureSet(images[0].name, 'webp'), sizes: SIZES }],
    painted: html`<article class="painted-product"><div class="painted-gallery">${gallery}</div><div class="painted-words"><h1>${
      title[locale]
    }</h1>${price && html`<p class="painted-price">${money(price, locale)}</p>`}<p>${description[locale]}</p></div></article>`,
  }
}
