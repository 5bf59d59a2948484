import { allCategoriesEndpoint, type Category } from '@shop/contracts/catalog/categories'
import { ShopError } from '@shop/contracts/errors'
import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { thirdPartyOrderInfoEndpoint } from '@shop/contracts/orders/third-party-orders'
import { emptyCartText, notFoundText, pageTextOf } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { withTimeLimit } from '@shop/service-kit/calls/time-limit'
import { type Html, html } from '../markup/html.ts'
import type { MatchedRoute } from '../page/match-route.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { bundleView } from './bundle.ts'
import { homeView } from './home.ts'
import { headingOf } from './page-text.ts'
import { productView } from './product.ts'
import { staticView } from './static-page.ts'
import { storeView } from './store.ts'

/** A page that waits for no more than this is not held up by a slow service: it comes without its first data. */
const PATIENCE_MS = 2000

const renderers: Record<string, (request: PageRequest) => Promise<PageView>> = {
  'mf-catalog/home': homeView,
  'mf-catalog/store': storeView,
  'mf-catalog/product': productView,
  'mf-catalog/bundle': bundleView,
}

/** Pages that the browser draws, of things that may not exist: then their address answers 404. */
const checks: Record<string, (request: PageRequest) => Promise<unknown>> = {
  'mf-cart-checkout/payment': checkOrder,
  'mf-cart-checkout/third-party-order': checkThirdPartyOrder,
}

/** What stands on the page, and the categories of the header above it. */
export async function viewOf(matched: MatchedRoute | null, request: PageRequest): Promise<PageView> {
  const [view, categories] = await Promise.all([pageView(matched, request), headerCategories(matched, request)])
  return { ...view, categories, isQuiet: matched?.route.quietFrame }
}

/** Staff have a frame of their own, and a quiet one has no categories. */
async function headerCategories(
  matched: MatchedRoute | null,
  { tryLoad }: PageRequest,
): Promise<readonly Category[] | undefined> {
  if (matched?.route.owner === 'mf-admin' || matched?.route.quietFrame) return undefined
  const asked = tryLoad(allCategoriesEndpoint, {}).catch(() => undefined)
  const answer = await withTimeLimit(asked, PATIENCE_MS, () => undefined)
  return answer?.categories
}

async function pageView(matched: MatchedRoute | null, request: PageRequest): Promise<PageView> {
  if (!matched) return notFoundView(request.locale)
  try {
    return await withTimeLimit(paint(matched, request), PATIENCE_MS, () => plainView(matched, request.locale))
  } catch (error) {
    if (error instanceof ShopError && ['not_found', 'validation'].includes(error.code))
      return notFoundView(request.locale)
    return plainView(matched, request.locale)
  }
}

async function paint(matched: MatchedRoute, request: PageRequest): Promise<PageView> {
  const { owner, page } = matched.route
  if (owner === 'host') return staticView(page, request)
  const painter = renderers[`${owner}/${page}`]
  await checks[`${owner}/${page}`]?.(request)
  return painter ? painter(request) : plainView(matched, request.locale)
}

/** A page about nobody but its visitor: title and heading, nothing for search engines. Staff have a frame of their own. */
function plainView({ route: { owner, page } }: MatchedRoute, locale: Locale): PageView {
  const { title, description } = pageTextOf(page)
  return {
    status: 200,
    title: title[locale],
    description: description[locale],
    heading: owner === 'mf-admin' ? undefined : headingOf(page, locale),
    waiting: page === 'cart' ? emptyCart(locale) : undefined,
    isPrivate: !(`${owner}/${page}` in renderers),
  }
}

/** Shown by the starter if it is true: the browser has the cart. */
function emptyCart(locale: Locale): Html {
  const { title, text } = emptyCartText
  return html`<div class="painted-empty" data-empty-cart hidden><h2>${title[locale]}</h2><p>${text[locale]}</p></div>`
}

function notFoundView(locale: Locale): PageView {
  const { title, description } = notFoundText
  return {
    status: 404,
    title: title[locale],
    description: description[locale],
    painted: html`<article class="painted-text"><h1>${headingOf('not-found', locale)}</h1><p><a href="/store">${headingOf('store', locale)}</a></p></article>`,
    isPrivate: true,
  }
}

/**
 * Is there an order of this public name? What it is about, only the browser asks: the server does not know whose it is.
 * @throws ShopError not_found
 */
export function checkOrder({ check, params }: PageRequest): Promise<unknown> {
  return check(orderInfoEndpoint, { query: { order: params.order } })
}

/** The same for an order by link. @throws ShopError not_found */
export function checkThirdPartyOrder({ check, params }: PageRequest): Promise<unknown> {
  return check(thirdPartyOrderInfoEndpoint, { query: { order: params.order } })
}
