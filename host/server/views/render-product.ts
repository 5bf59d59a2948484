import type { Category } from '@shop/contracts/catalog/categories'
import type { Product } from '@shop/contracts/catalog/products'
import { storeText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { headingOf } from './page-text.ts'
import { picture } from './picture.ts'
import { money, shownSize } from './price.ts'

/** The first view of an article, in the boxes that the page itself will have. */
export function renderProduct(product: Product, categories: readonly Category[], locale: Locale, sizes: string): Html {
  const category = categories.find(({ name }) => name === product.category)
  const { title, description, images } = product
  const pictures = images.map(({ name, alt, focus }, index) =>
    picture({ name, alt: alt[locale], sizes, width: 900, height: 1200, isFirst: index === 0, focus }),
  )
  return html`<article class="painted-product"><div class="painted-pictures">${pictures}</div><div class="painted-article">${trail(
    category,
    locale,
  )}<h1>${title[locale]}</h1>${price(product, locale)}<p>${description[locale]}</p></div></article>`
}

function trail(category: Category | undefined, locale: Locale): Html {
  const store = headingOf(storeText.title, locale)
  return html`<p class="painted-trail"><a href="/store">${store}</a>${
    category && html` / <a href="/store?categories=${category.name}">${category.title[locale]}</a>`
  }</p>`
}

function price({ sizes }: Product, locale: Locale): Html | undefined {
  const size = shownSize(sizes)
  const old = size?.price_without_discount
  return (
    size && html`<p class="painted-price">${money(size.price, locale)}${old && html` <s>${money(old, locale)}</s>`}</p>`
  )
}
