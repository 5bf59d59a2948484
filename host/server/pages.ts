import { canonicalPath } from '@shop/contracts/canonical'
import type { Locale } from '@shop/contracts/texts/text'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { asRefusal } from '@shop/service-kit/calls/refusal'
import type { Log } from '@shop/service-kit/log/log'
import { refusalsOf } from '@shop/service-kit/log/sample-refusals'
import type { Context, Middleware } from 'koa'
import { localeOfQuery, pageLocale } from './markup/locale.ts'
import { sendCompressed } from './page/compressed.ts'
import { document } from './page/document.ts'
import { foldedPath, type MatchedRoute, matchRoute, redirectFrom } from './page/match-route.ts'
import { movedAddress } from './page/moved-address.ts'
import { createPageCalls, type PageView } from './page/page-request.ts'
import { preloadsOf, soonLoaded } from './page/preloads.ts'
import type { CachedDetails } from './page/shop-details.ts'
import { registryOfPage } from './versions/registry.ts'
import { type ServerRoute, writtenRoutes } from './versions/routes.ts'
import { testBar } from './versions/test-bar.ts'
import { TEST_PARAMETER } from './versions/test-links.ts'
import type { Visitor, Visitors } from './versions/visitors.ts'
import { viewOf } from './views/view-of.ts'

export type PagesDeps = {
  api: PublicApi
  /** Phone, email and seller, for what every page says. */
  details: CachedDetails
  visitors: Visitors
  publicOrigin: string
  isDemonstration: boolean
  /** Browsers are asked to keep what the shop needs without a network. */
  worksOffline: boolean
  log: Log
}

/** Writes the HTML of every address that no file and no call took. */
export function pages(deps: PagesDeps): Middleware {
  const { visitors } = deps
  return async ctx => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return
    const elsewhere = redirectFrom(ctx.path)
    if (elsewhere) return ctx.redirect(elsewhere)
    const visitor = visitors.identifyForPage(ctx)
    const { routes } = visitor
    // What is there for one visitor only must not be kept for others.
    if (visitor.isOneOfSeveral) ctx.set('Cache-Control', 'private, no-cache')
    const folded = foldedPath(ctx.path, routes)
    if (folded) return redirectPermanently(ctx, folded + ctx.search)
    const shorter = withoutLastSlashes(ctx.path, routes)
    if (shorter) return redirectPermanently(ctx, shorter + ctx.search)
    await writePage(ctx, deps, visitor, matchRoute(ctx.path, routes))
  }
}

/** Writes the page of a route, or that there is none; `change` may add to what the server knows of it. */
export async function writePage(
  ctx: Context,
  { api, details, visitors, publicOrigin: origin, isDemonstration, worksOffline, log }: PagesDeps,
  visitor: Visitor,
  matched: MatchedRoute | null,
  change: (view: PageView) => PageView = view => view,
): Promise<void> {
  const locale = pageLocale(ctx)
  const { builds } = visitor
  if (!builds('host')) return sayClosed(ctx, locale)
  const query = new URLSearchParams(ctx.querystring)
  const { answers, ...asking } = createPageCalls(api, noting(log))
  const shop = await details()
  const params = matched?.params ?? {}
  const view = change(await viewOf(matched, { locale, path: ctx.path, params, query, origin, shop, ...asking }))
  const moved = view.status === 404 ? await movedAddress(api, ctx.path, ctx.search) : null
  if (moved?.to) {
    // Browsers keep a 301 for ever, and staff may change their mind.
    ctx.set('Cache-Control', 'no-cache')
    return redirectPermanently(ctx, moved.to)
  }
  const text = document({
    view,
    locale,
    origin,
    canonical: canonicalPath(shownPath(ctx.path, matched), query),
    asked: localeOfQuery(query) ?? 'uk',
    host: builds('host'),
    registry: registryOfPage(builds, { host: soonLoaded(locale) }),
    routes: writtenRoutes(visitor.routes, matched?.route),
    preloads: preloadsOf(builds, matched?.route, locale),
    answers,
    shop,
    pageView: visitors.pageView(visitor),
    isDemonstration,
    worksOffline,
    testBar: testBar(visitor, { isWrongLink: query.has(TEST_PARAMETER), locale }),
  })
  ctx.status = moved?.gone ? 410 : view.status
  ctx.type = 'html'
  ctx.vary('Cookie')
  ctx.set('Cache-Control', visitor.isOneOfSeveral ? 'private, no-cache' : 'no-cache')
  if (matched?.route.opens) ctx.set('Referrer-Policy', 'no-referrer')
  ctx.set('Content-Language', locale)
  await sendCompressed(ctx, text)
}

/** What a page says of its own address: nothing that opens something. */
function shownPath(path: string, matched: MatchedRoute | null): string {
  return matched?.route.opens ? matched.route.path.replace(/\/:.*$/, '') : path
}

/** One page has one address: with slashes at its end it would be two. */
function withoutLastSlashes(path: string, routes: readonly ServerRoute[]): string | null {
  const shorter = canonicalPath(path, new URLSearchParams())
  return shorter !== path && matchRoute(path, routes) ? shorter : null
}

function redirectPermanently(ctx: Context, address: string): void {
  ctx.redirect(address)
  ctx.status = 301
}

/** The browser asks again for what the page goes without, so nobody else would hear of it. */
export function noting(log: Log) {
  return (path: string, error: unknown) => {
    const { code } = asRefusal(error)
    const facts = { code, route: path, ...(code === 'unknown' && { err: error }) }
    refusalsOf(log).write(`first data ${code} ${path}`, 'error', facts, 'a page goes without first data')
  }
}

const RETRY_SECONDS = 5

const texts = {
  uk: { title: 'Магазин за мить відчиниться', text: 'Сторінка оновиться сама.' },
  en: { title: 'The shop opens in a moment', text: 'This page reloads by itself.' },
} as const

/** What a page says while no host is handed out: without its scripts a visitor could only look at it. */
function sayClosed(ctx: Context, locale: Locale): void {
  const { title, text } = texts[locale]
  ctx.status = 503
  ctx.type = 'html'
  ctx.set('Retry-After', String(RETRY_SECONDS))
  ctx.set('Refresh', String(RETRY_SECONDS))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Language', locale)
  ctx.body = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · LEVADA</title><h1>${title}</h1><p>${text}</p>`
}
