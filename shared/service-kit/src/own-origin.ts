import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import type { Route } from './routes.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site made a browser send (ASVS 3.5). Without a configured origin ours is the one
 * the browser talks to, so that a trial works under any name of the machine.
 */
export function refuseStrangers(ctx: Context, { access }: Pick<Route, 'access'>, publicOrigin: string | null): void {
  // A provider's callback carries no cookies that we would believe; its signature speaks for it.
  if (SAFE.has(ctx.method) || access === 'provider') return
  const origin = ctx.get('Origin')
  const isOwn = origin
    ? isOurs(origin, ctx, publicOrigin)
    : ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'))
  if (!isOwn) throw new ShopError('forbidden')
}

function isOurs(origin: string, ctx: Context, publicOrigin: string | null): boolean {
  if (publicOrigin) return origin === publicOrigin
  const host = ctx.req.headers.host ?? ''
  return origin === `http://${host}` || origin === `https://${host}`
}
