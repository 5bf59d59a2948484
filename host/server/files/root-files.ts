import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { WEB_MANIFEST_ADDRESS, WORKER_ADDRESS } from '@shop/contracts/offline'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { type Packed, sendPacked } from '@shop/service-kit/calls/prepared/packed'
import type { Log } from '@shop/service-kit/log/log'
import type { Context, Middleware } from 'koa'
import { pageLocale } from '../markup/locale.ts'
import type { Build, KnownBuilds } from '../versions/builds.ts'
import type { ServerRoute } from '../versions/routes.ts'
import type { Visitor, Visitors } from '../versions/visitors.ts'
import { sendRegistry } from './registry-file.ts'
import { robots } from './robots.ts'
import { createSitemapCache } from './sitemap-cache.ts'
import { listedPaths } from './sitemap-markup.ts'
import { webManifest } from './web-manifest.ts'

type RootFiles = {
  api: PublicApi
  builds: KnownBuilds
  /** The pages that most visitors have. */
  routes: () => readonly ServerRoute[]
  visitors: Pick<Visitors, 'identify'>
  publicOrigin: string
  worksOffline: boolean
  log: Log
  now?: (() => number) | undefined
}

const A_DAY = 'public, max-age=86400'
const AN_HOUR = 'public, max-age=3600'

/** For networks that show pages without a picture of their own. */
const BRAND_PICTURE = path.join(import.meta.dirname, 'brand.jpg')

/** The favicon as home screens want it; its sign stands far enough inside to be cut round. */
const ICONS = ['icon-192.png', 'icon-512.png']

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1e1a1b"/><path d="M11 7v17h11" fill="none" stroke="#faf7f3" stroke-width="2"/></svg>`

/** The few files that have a name of their own at the root. A dot file or a source map is never one of them. */
export function rootFiles({
  api,
  builds,
  routes,
  visitors,
  publicOrigin,
  worksOffline,
  log,
  now,
}: RootFiles): Middleware {
  const sitemapPart = createSitemapCache({ api, pages: () => listedPaths(routes()), origin: publicOrigin, log, now })
  const files: Record<string, (ctx: Context) => void | Promise<void>> = {
    '/registry.json': ctx => sendRegistry(ctx, { builds, visitors, log }),
    '/favicon.svg': ctx => send(ctx, 'image/svg+xml', A_DAY, FAVICON),
    '/favicon.ico': ctx => ctx.redirect('/favicon.svg'),
    '/robots.txt': ctx => send(ctx, 'text', A_DAY, robots(publicOrigin, routes())),
    [WORKER_ADDRESS]: ctx => sendWorker(ctx, visitors.identify(ctx), { worksOffline }),
    [WEB_MANIFEST_ADDRESS]: ctx => sendManifest(ctx),
    ...Object.fromEntries(ICONS.map(name => [`/${name}`, sendIcon])),
    '/brand.jpg': async ctx => send(ctx, 'jpeg', A_DAY, await readFile(BRAND_PICTURE)),
  }
  return async (ctx, next) => {
    const [isSitemap, part] = /^\/sitemap(?:-(\d{1,4}))?\.xml$/.exec(ctx.path) ?? []
    if (isSitemap) return sendSitemap(ctx, await sitemapPart(part ? Number(part) : null))
    const file = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined
    if (file) await file(ctx)
    else if (/\/\.|\.(map|env|json|txt|xml|php)$/.test(ctx.path)) ctx.status = 404
    else await next()
  }
}

function send(ctx: Context, type: string, caching: string, body: string | Buffer): void {
  ctx.type = type
  ctx.set('Cache-Control', caching)
  ctx.body = body
}

type WorkerMode = { worksOffline: boolean }

/** Browsers ask for it with each page, so a new one is there with the next. */
async function sendWorker(ctx: Context, { builds, isOneOfSeveral }: Visitor, mode: WorkerMode): Promise<void> {
  const script = await workerScript(builds('host'), mode)
  if (script === null) return
  if (isOneOfSeveral) ctx.vary('Cookie')
  send(ctx, 'text/javascript', isOneOfSeveral ? 'private, no-cache' : 'no-cache', script)
}

function sendManifest(ctx: Context): void {
  ctx.vary('Cookie')
  send(ctx, 'application/manifest+json', 'no-cache', JSON.stringify(webManifest(pageLocale(ctx))))
}

async function sendIcon(ctx: Context): Promise<void> {
  send(ctx, 'png', A_DAY, await readFile(path.join(import.meta.dirname, path.basename(ctx.path))))
}

function sendSitemap(ctx: Context, file: Packed | null): void {
  if (file === null) return
  ctx.type = 'xml'
  ctx.set('Cache-Control', AN_HOUR)
  sendPacked(ctx, file)
}

/** A worker that takes itself and all that was kept away, and leaves the open pages as they are. */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await registration.unregister()
}
`

/**
 * The service worker of this build of the host. Without one, or when it is not wanted any more, the browsers that have an
 * earlier one get a worker that ends it; they ask for it with the next page.
 */
export async function workerScript(host: Build | null, { worksOffline }: WorkerMode): Promise<string | null> {
  if (!host) return null
  const [file] = host.assets.chunks.sw ?? []
  return worksOffline && file ? readFile(path.join(host.folder, file), 'utf8') : FAREWELL
}
