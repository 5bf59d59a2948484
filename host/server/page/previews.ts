import { bundleByArticleEndpoint } from '@shop/contracts/catalog/bundles'
import { homeEndpoint } from '@shop/contracts/catalog/home'
import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  previewBundleEndpoint,
  previewHomeEndpoint,
  previewProductEndpoint,
} from '@shop/contracts/staff/storefront/staff-preview'
import { readCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import type { StaffApi } from '@shop/service-kit/between-services/staff-api'
import type { Context, Middleware } from 'koa'
import { type PagesDeps, writePage } from '../pages.ts'
import type { ServerRoute } from '../versions/routes.ts'
import { type MatchedRoute, matchRoute } from './match-route.ts'

type PreviewDeps = PagesDeps & { staff: StaffApi }

/** Which call of staff answers in place of which call of the shop, by view. */
const stagings: Record<string, { asked: AnyEndpoint; inPlaceOf: AnyEndpoint }> = {
  home: { asked: previewHomeEndpoint, inPlaceOf: homeEndpoint },
  product: { asked: previewProductEndpoint, inPlaceOf: productByArticleEndpoint },
  bundle: { asked: previewBundleEndpoint, inPlaceOf: bundleByArticleEndpoint },
}

/**
 * The shop's own pages with drafts and hidden goods in them. The admin service decides by the session of the visitor;
 * what it answers is written into this one page, and nothing of it can be had elsewhere.
 */
export function previews({ staff, ...deps }: PreviewDeps): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/preview/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const visitor = deps.visitors.identifyForPage(ctx)
    const matched = matchPreview(ctx.path, visitor.routes)
    const answer = matched && (await ask(ctx, staff, matched))
    if (answer === 'sign-in') ctx.redirect('/admin/login')
    else if (matched && answer) {
      const api = answeringWith(deps.api, stagingOf(matched)?.inPlaceOf, answer)
      await writePage(ctx, { ...deps, api }, visitor, matched, view => ({ ...view, isPrivate: true, isPreview: true }))
    } else await writePage(ctx, deps, visitor, null)
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
  }
}

/** `/preview/product/…` shows the page of `/product/…`, `/preview/home` that of `/`; null for a page that has no drafts. */
function matchPreview(path: string, routes: readonly ServerRoute[]): MatchedRoute | null {
  const isHome = /^\/preview\/home\/*$/.test(path)
  const matched = matchRoute(isHome ? '/' : path.slice('/preview'.length), routes)
  if (!matched || !stagingOf(matched) || (matched.route.path === '/') !== isHome) return null
  return { ...matched, route: { ...matched.route, path: `/preview${isHome ? '/home' : matched.route.path}` } }
}

function stagingOf({ route: { view = '' } }: MatchedRoute) {
  return Object.hasOwn(stagings, view) ? stagings[view] : undefined
}

/** Null when it does not exist, or not for this member of staff: the answer does not show which. */
async function ask(ctx: Context, staff: StaffApi, matched: MatchedRoute): Promise<object | 'sign-in' | null> {
  const session = readCookie(ctx, staffCookie)
  const staging = stagingOf(matched)
  if (!session) return 'sign-in'
  if (!staging) return null
  try {
    return (await staff.call(staging.asked, matched.params, session)) as object
  } catch (error) {
    const code = error instanceof ShopError ? error.code : null
    if (code === 'not_authenticated') return 'sign-in'
    if (code === 'forbidden' || code === 'not_found' || code === 'validation') return null
    throw error
  }
}

/** The shop's calls, but for one whose answer is known. */
function answeringWith(api: PublicApi, known: AnyEndpoint | undefined, answer: object): PublicApi {
  return {
    call: (endpoint, input) =>
      endpoint.path === known?.path ? Promise.resolve(answer as never) : api.call(endpoint, input),
  }
}
