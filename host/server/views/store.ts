import { allCategoriesEndpoint, type Category } from '@shop/contracts/categories'
import { BRAND, pageTexts } from '@shop/contracts/page-texts'
import { type ProductCard, productsByFiltersEndpoint } from '@shop/contracts/products'
import { readStoreAddress, storeQuery } from '@shop/contracts/store-address'
import type { Locale } from '@shop/contracts/text'
import { type Html, html } from '../page/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { money } from './money.ts'
import { picture, pictureAddress } from './picture.ts'

/** As many as the first screen of a wide window can show. */
const PAINTED_CARDS = 8
const CARD_SIZES = '(min-width:1200px) 25vw, (min-width:768px) 33vw, 50vw'

export async function storeView({ ask, locale, query }: PageRequest): Promise<PageView> {
  const filter = readStoreAddress(query)
  const currency = locale === 'uk' ? 'UAH' : 'EUR'
  const [{ list }, { categories }] = await Promise.all([
    ask(productsByFiltersEndpoint, { query: storeQuery(filter, currency) }),
    ask(allCategoriesEndpoint, {}),
  ])
  const category = onlyCategory(filter.categories, categories)
  const title = category ? `${category.title[locale]} | ${BRAND[locale]}` : pageTexts.store.title[locale]
  const heading = category?.title[locale] ?? pageTexts.store.title[locale].split(' | ')[0] ?? ''
  const [front] = list[0]?.previewImages ?? []
  return {
    status: 200,
    title,
    description: pageTexts.store.description[locale],
    picture: front && pictureAddress(front.name, 1200, 'jpeg'),
    painted: html`<section class="painted-store"><h1>${heading}</h1><ul>${list.slice(0, PAINTED_CARDS).map((product, place) => card(product, place, locale))}</ul></section>`,
  }
}

function onlyCategory(chosen: readonly string[] | undefined, categories: readonly Category[]): Category | undefined {
  return chosen?.length === 1 ? categories.find(({ name }) => name === chosen[0]) : undefined
}

function card({ article, title, previewImages, sizes }: ProductCard, place: number, locale: Locale): Html {
  const [front] = previewImages
  const [size] = sizes
  return html`<li><a href="/product/${article}">${
    front &&
    picture({
      name: front.name,
      alt: front.alt[locale],
      sizes: CARD_SIZES,
      width: 900,
      height: 1200,
      isFirst: place < 2,
    })
  }<span>${title[locale]}</span>${size && html`<span>${money(size.price, locale)}</span>`}</a></li>`
}
