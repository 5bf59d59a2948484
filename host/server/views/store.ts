import { allCategoriesEndpoint, type Category } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  type Collection,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { readStoreAddress, type StoreFilter, storeQuery } from '@shop/contracts/catalog/store-address'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import { BRAND, listDescription, storeText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { breadcrumbsJsonLd, breadcrumbsTo } from './breadcrumbs-json-ld.ts'
import { CARD_SIZES, card } from './card.ts'
import { renderPages } from './list-pages.ts'
import { headingOf } from './page-text.ts'
import { pictureAddress, pictureSet } from './picture.ts'

/** As many as the first screen of a wide window can show. */
const PAINTED_CARDS = 6
/** Cards whose pictures the page waits for. */
const FIRST_PICTURES = 2

export async function storeView({ load, tryLoad, locale, query, origin }: PageRequest): Promise<PageView> {
  const asked = readStoreAddress(query)
  const filter = { ...asked, page: 1 }
  const currency = locale === 'uk' ? 'UAH' : 'EUR'
  const [{ list, count }, asLater, { categories }, collection] = await Promise.all([
    load(cardsByFiltersEndpoint, { query: storeQuery(filter, currency) }),
    // The list begins with its first page wherever scripts run; where they do not, the address names the page.
    asked.page > 1 ? tryLoad(cardsByFiltersEndpoint, { query: storeQuery(asked, currency) }) : undefined,
    load(allCategoriesEndpoint, {}),
    onlyCollection(filter, load),
    tryLoad(allCollectionsEndpoint, {}),
    tryLoad(allColorsEndpoint, {}),
    tryLoad(allSizesEndpoint, {}),
    tryLoad(heightsEndpoint, {}),
  ])
  const category = onlyCategory(filter.categories, categories)
  const named = category?.title ?? collection?.title
  const [front] = list[0]?.pictures ?? []
  const isEmptyShop = count === 0 && query.size === 0
  // Behind the last page there is nothing: the first one is shown.
  const later = asLater && asLater.list.length > 0 ? asLater : undefined
  const rest = later ? later.list : list.slice(PAINTED_CARDS)
  return {
    status: 200,
    title: named ? `${named[locale]} | ${BRAND[locale]}` : storeText.title[locale],
    description: category ? listDescription(category.title)[locale] : storeText.description[locale],
    // Nothing to buy is nothing to be found by.
    isPrivate: count === 0,
    jsonLd: [breadcrumbsJsonLd(breadcrumbsTo(category?.name, categories, locale), origin)],
    picture: front && pictureAddress(front, 1200, 'jpeg'),
    largest: front ? [{ srcset: pictureSet(front, 'webp'), sizes: CARD_SIZES }] : undefined,
    painted: isEmptyShop
      ? undefined
      : html`<section class="painted-store">${category && trail(category, categories, locale)}<h1>${
          named?.[locale] ?? headingOf(storeText.title, locale)
        }</h1><ul${later && html` data-earlier`}>${list
          .slice(0, PAINTED_CARDS)
          .map((product, index) => card(product, locale, { isFirst: index < FIRST_PICTURES }))}</ul>${renderPages({
          cards: rest,
          count,
          filter: later ? asked : filter,
          locale,
        })}</section>`,
  }
}

function onlyCategory(chosen: readonly string[] | undefined, categories: readonly Category[]): Category | undefined {
  return chosen?.length === 1 ? categories.find(({ name }) => name === chosen[0]) : undefined
}

/** A list of no category may be that of a collection. */
async function onlyCollection(filter: StoreFilter, load: PageRequest['load']): Promise<Collection | undefined> {
  const [name, ...others] = filter.collections ?? []
  if (!name || others.length > 0 || filter.categories) return undefined
  const { collections } = await load(allCollectionsEndpoint, {})
  return collections.find(collection => collection.name === name)
}

/** The categories above the open one, as on the page itself. */
function trail(category: Category, categories: readonly Category[], locale: Locale): Html {
  const parent = categories.find(({ name }) => name === category.parent_category)
  return html`<p class="painted-path"><a href="/store">${headingOf(storeText.title, locale)}</a>${
    parent && html` / <a href="/store?categories=${parent.name}">${parent.title[locale]}</a>`
  } / ${category.title[locale]}</p>`
}
