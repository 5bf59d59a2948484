import { allCategoriesEndpoint, type Category, listedCategories } from '@shop/contracts/catalog/categories'
import { ShopError } from '@shop/contracts/errors'
import type { ServerView } from '@shop/contracts/routes/remote-routes'
import { brandText, emptyCartText, notFoundText, storeText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { withTimeLimit } from '@shop/service-kit/calls/time-limit'
import { type Html, html } from '../markup/html.ts'
import type { MatchedRoute } from '../page/match-route.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { bundleView } from './bundle.ts'
import { askFirstCalls } from './first-calls.ts'
import { homeView } from './home.ts'
import { headingOf } from './page-text.ts'
import { productView } from './product.ts'
import { staticView } from './static-page.ts'
import { storeView } from './store.ts'

/** A page that waits for no more than this is not held up by a slow service: it comes without its first data. */
const PATIENCE_MS = 2000

/** Views that a route may name. */
const renderers: Record<ServerView, (request: PageRequest, matched: MatchedRoute) => Promise<PageView>> = {
  home: homeView,
  store: storeView,
  product: productView,
  bundle: bundleView,
  cart: async ({ locale }, matched) => ({ ...plainView(matched, locale), waiting: emptyCart(locale) }),
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
  if (matched?.route.hasOwnRoutes || matched?.route.quietFrame) return undefined
  const asked = tryLoad(allCategoriesEndpoint, {}).catch(() => undefined)
  const answer = await withTimeLimit(asked, PATIENCE_MS, () => undefined)
  return answer && listedCategories(answer.categories)
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
  const { owner, page, view, firstCalls = [] } = matched.route
  if (owner === 'host') return staticView(page, request)
  await askFirstCalls(firstCalls, request)
  // A release may name a view that this server does not have yet.
  return isKnown(view) ? renderers[view](request, matched) : plainView(matched, request.locale)
}

function isKnown(view: string | undefined): view is ServerView {
  return view !== undefined && Object.hasOwn(renderers, view)
}

/** What the route alone says: title and heading. A page with routes of its own has a frame of its own. */
function plainView({ route }: MatchedRoute, locale: Locale): PageView {
  const { title, description = brandText.description, hasOwnRoutes, isIndexed = false } = route
  return {
    status: 200,
    title: title[locale],
    description: description[locale],
    heading: hasOwnRoutes ? undefined : headingOf(title, locale),
    isPrivate: !isIndexed,
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
    painted: html`<article class="painted-text"><h1>${headingOf(title, locale)}</h1><p><a href="/store">${headingOf(storeText.title, locale)}</a></p></article>`,
    isPrivate: true,
  }
}
