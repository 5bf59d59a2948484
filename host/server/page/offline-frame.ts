import { createHash } from 'node:crypto'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { FRAME_ADDRESS } from '@shop/contracts/offline'
import { appNames } from '@shop/contracts/parts'
import { BRAND } from '@shop/contracts/texts/page-texts'
import { locales } from '@shop/contracts/texts/text'
import type { Middleware } from 'koa'
import { pageLocale } from '../markup/locale.ts'
import { noting, type PagesDeps } from '../pages.ts'
import type { Build, Builds } from '../versions/builds.ts'
import { filesOf, hostAddress, registryOfPage, remoteAddress } from '../versions/registry.ts'
import { writtenRoutes } from '../versions/routes.ts'
import { sendCompressed } from './compressed.ts'
import { document } from './document.ts'
import { createPageCalls } from './page-request.ts'
import { preloadsOf } from './preloads.ts'

const inBoth = (name: (locale: string) => string) => locales.map(name)

/** What the shop shows without a network: the home page, the list, products, wishlist, cart and contacts, in either language. */
const CHUNKS: Partial<Record<string, readonly string[]>> = {
  host: [
    ...['main', 'starter', 'drawers', 'consent-bar', 'keepers', 'prompts', 'offline', 'page-static'],
    ...inBoth(locale => `texts-${locale}`),
    ...inBoth(locale => `error-texts-${locale}`),
    ...inBoth(locale => `static-contacts-${locale}-json`),
  ],
  'mf-catalog': [
    ...[
      'mf_catalog',
      'remote',
      'page-home',
      'page-store',
      'page-product',
      'page-wishlist',
      'offline-product',
      'filter-rail',
    ],
    ...['', 'home-', 'store-', 'filters-', 'product-', 'kept-', 'wishlist-'].flatMap(chunk =>
      inBoth(locale => (chunk ? `texts-${chunk}${locale}-json` : `texts-${locale}`)),
    ),
  ],
  'mf-cart-checkout': [
    'mf_cart_checkout',
    'remote',
    'page-cart',
    'slot-cart-popup',
    ...inBoth(locale => `texts-${locale}`),
  ],
}

/**
 * The page that a browser keeps and shows in place of any other while it has no network. It holds nobody's data and no
 * price, only the visitor's versions and which files go with them.
 */
export function offlineFrame({
  api,
  details,
  visitors,
  publicOrigin,
  isDemonstration,
  worksOffline,
  log,
}: PagesDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== FRAME_ADDRESS || ctx.method !== 'GET') return next()
    const locale = pageLocale(ctx)
    const visitor = visitors.identify(ctx)
    const host = visitor.builds('host')
    if (!host || !worksOffline) return
    const { answers, tryLoad } = createPageCalls(api, noting(log))
    await Promise.all([tryLoad(allCategoriesEndpoint, {}), tryLoad(allCollectionsEndpoint, {})])
    const text = document({
      view: { status: 200, title: BRAND[locale], description: '', isPrivate: true },
      locale,
      origin: publicOrigin,
      canonical: '/',
      asked: locale,
      host,
      registry: registryOfPage(visitor.builds, CHUNKS),
      routes: writtenRoutes(visitor.routes),
      preloads: preloadsOf(visitor.builds, undefined, locale),
      answers,
      shop: await details(),
      pageView: null,
      isDemonstration,
      worksOffline,
      kept: listOfflineFiles(visitor.builds),
    })
    ctx.status = 200
    ctx.type = 'html'
    ctx.vary('Cookie')
    ctx.set('Cache-Control', visitor.isOneOfSeveral ? 'private, no-cache' : 'no-cache')
    ctx.set('X-Robots-Tag', 'noindex')
    ctx.etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
    if (ctx.fresh) ctx.status = 304
    else await sendCompressed(ctx, text)
  }
}

/** The files of the frame, and the folders of all that is handed out now. What lies on other origins is not kept. */
function listOfflineFiles(builds: Builds) {
  const known = appNames.flatMap((part): [string, Build][] => {
    const build = builds(part)
    return build && !build.origin ? [[part, build]] : []
  })
  const files = known.flatMap(([part, build]) =>
    keptOf(part, build).map(file => ({
      address: addressOf(part, build, file),
      integrity: build.assets.integrity[file],
    })),
  )
  return { files, folders: known.map(([part, build]) => addressOf(part, build, '')) }
}

/**
 * With the list of what the files of a part must hold: a page that began online knows it of its own files alone, and the cart is opened
 * over any page.
 */
function keptOf(part: string, build: Build): string[] {
  const chunks = CHUNKS[part]
  return chunks ? [...filesOf(build, chunks), build.assets.integrityFile] : []
}

function addressOf(part: string, build: Build, file: string): string {
  return part === 'host' ? hostAddress(file) : remoteAddress(part, build, file)
}
