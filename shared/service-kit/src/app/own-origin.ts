import type { Access } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Context, Middleware } from 'koa'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Refuses requests that another site made a browser send (ASVS 3.5). Host proves nothing: an attacker who rebinds a name to this
 * machine writes both. On this machine the shop answers under each of its three names, at its port and at the service's own.
 */
export function requireOwnOrigin(access: Access, publicOrigin: string | null): Middleware {
  return (ctx, next) => {
    // A provider's callback carries no cookies that we would believe; its signature speaks for it.
    const isTrusted = access === 'provider' || isOwn(ctx, publicOrigin)
    if (!isTrusted) {
      // Any page of any site can have browsers send these as fast as they can: they are counted, not recorded one by one.
      ctx.state.isForeign = true
      throw new ShopError('forbidden')
    }
    return next()
  }
}

function isOwn(ctx: Context, publicOrigin: string | null): boolean {
  const origin = ctx.get('Origin')
  return origin ? isOurs(origin, ctx, publicOrigin) : ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'))
}

function isOurs(origin: string, { req }: Context, publicOrigin: string | null): boolean {
  if (origin === publicOrigin) return true
  const configured = publicOrigin === null ? null : URL.parse(publicOrigin)
  if (configured && !LOOPBACK.includes(configured.hostname)) return false
  const ports = [configured?.port, String(req.socket.localPort)]
  return LOOPBACK.some(name => ports.some(port => origin === `http://${name}:${port}`))
}
