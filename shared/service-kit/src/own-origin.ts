import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import type { Route } from './routes.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site made a browser send (ASVS 3.5). Host is no witness: whoever rebinds a name to this
 * machine writes both. On this machine the shop answers under each of its three names, at its port and at the service's own.
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

function isOurs(origin: string, { req }: Context, publicOrigin: string | null): boolean {
  if (origin === publicOrigin) return true
  const configured = publicOrigin === null ? null : URL.parse(publicOrigin)
  if (configured && !LOOPBACK.includes(configured.hostname)) return false
  const ports = [configured?.port, String(req.socket.localPort)]
  return LOOPBACK.some(name => ports.some(port => origin === `http://${name}:${port}`))
}
