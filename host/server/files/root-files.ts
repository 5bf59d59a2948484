import type { PublicApi } from '@shop/service-kit/local-api'
import type { Context, Middleware } from 'koa'
import type { Registry } from './registry.ts'
import { sitemap } from './sitemap.ts'

type RootFiles = { api: PublicApi; registry: () => Registry; publicOrigin: string | null }

const A_DAY = 'public, max-age=86400'

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1e1a1b"/><path d="M11 7v17h11" fill="none" stroke="#faf7f3" stroke-width="2"/></svg>`

/** The few files that have a name of their own at the root. A dot file or a source map is never one of them. */
export function rootFiles({ api, registry, publicOrigin }: RootFiles): Middleware {
  const originOf = (ctx: Context) => publicOrigin ?? `${ctx.protocol}://${ctx.host}`
  const files: Record<string, (ctx: Context) => void | Promise<void>> = {
    '/registry.json': ctx => send(ctx, 'json', 'no-cache', JSON.stringify(registry())),
    '/favicon.svg': ctx => send(ctx, 'image/svg+xml', A_DAY, FAVICON),
    '/favicon.ico': ctx => ctx.redirect('/favicon.svg'),
    '/robots.txt': ctx => send(ctx, 'text', A_DAY, robots(originOf(ctx))),
    '/sitemap.xml': async ctx => send(ctx, 'xml', A_DAY, await sitemap(api, originOf(ctx))),
  }
  return async (ctx, next) => {
    const file = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined
    if (file) await file(ctx)
    else if (/\/\.|\.(map|env|json|txt|xml|php)$/.test(ctx.path)) ctx.status = 404
    else await next()
  }
}

function send(ctx: Context, type: string, caching: string, body: string): void {
  ctx.type = type
  ctx.set('Cache-Control', caching)
  ctx.body = body
}

function robots(origin: string): string {
  const hidden = ['/admin', '/api', '/cart', '/checkout', '/payment', '/search', '/user', '/wishlist']
  const lines = ['User-agent: *', ...hidden.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return lines.join('\n')
}
