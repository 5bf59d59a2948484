import type { Middleware } from 'koa'
import type { Registry } from './registry.ts'

type RootFiles = { registry: () => Registry; publicOrigin: string | null }

const A_DAY = 'public, max-age=86400'

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1e1a1b"/><path d="M11 7v17h11" fill="none" stroke="#faf7f3" stroke-width="2"/></svg>`

/** The few files that have a name of their own at the root. A dot file or a source map is never one of them. */
export function rootFiles({ registry, publicOrigin }: RootFiles): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/registry.json') {
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = registry()
    } else if (ctx.path === '/favicon.svg') {
      ctx.set('Cache-Control', A_DAY)
      ctx.type = 'image/svg+xml'
      ctx.body = FAVICON
    } else if (ctx.path === '/favicon.ico') {
      ctx.redirect('/favicon.svg')
    } else if (ctx.path === '/robots.txt') {
      ctx.type = 'text'
      ctx.body = robots(publicOrigin ?? `${ctx.protocol}://${ctx.host}`)
    } else if (/\/\.|\.(map|env|json|txt|xml|php)$/.test(ctx.path)) {
      ctx.status = 404
    } else await next()
  }
}

function robots(origin: string): string {
  const hidden = ['/admin', '/api', '/cart', '/checkout', '/payment', '/search', '/user', '/wishlist']
  return ['User-agent: *', ...hidden.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
