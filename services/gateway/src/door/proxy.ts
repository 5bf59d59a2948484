import { Agent, type ServerResponse } from 'node:http'
import { ShopError } from '@shop/contracts/errors'
import type { ServiceName } from '@shop/contracts/parts'
import type { Log } from '@shop/service-kit/log/log'
import { refusalsOf } from '@shop/service-kit/log/sample-refusals'
import { createProxyServer } from 'http-proxy-3'
import type { Context, Middleware } from 'koa'
import { ownerOf } from './owners.ts'

/** `host` answers everything that is no call: pages and files. */
type Addresses = Readonly<Record<ServiceName | 'host', string>>

// Longer than the slowest honest answer, shorter than the patience of the browser.
const TIME_OUT_MS = 25_000

/** Forwards requests to services that run as separate processes. When one is down, only its own calls fail. */
export function proxyTo(addresses: Addresses, log: Log): Middleware {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const proxy = createProxyServer({ agent, timeout: TIME_OUT_MS, proxyTimeout: TIME_OUT_MS })

  return async (ctx, next) => {
    const owner = isCall(ctx.path) ? ownerOf(ctx.path) : (ownerOf(ctx.path) ?? 'host')
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    const error = await forward(ctx, addresses[owner])
    if (!error) {
      ctx.respond = false
      return
    }
    const facts = { request_id: ctx.state.requestId, err: error, service: owner }
    refusalsOf(log).write(`away ${owner}`, 'error', facts, 'a service does not answer')
    if (!ctx.headerSent) throw new ShopError('busy', { seconds: 2 })
    // Half an answer is out: only breaking the connection shows the browser that the rest will not come.
    ctx.respond = false
    ctx.res.destroy()
  }

  function forward(ctx: Context, target: string): Promise<Error | null> {
    const { promise, resolve } = Promise.withResolvers<Error | null>()
    const res: ServerResponse = ctx.res
    res.once('close', () => resolve(null))
    proxy.web(ctx.req, res, { target }, resolve)
    return promise
  }
}

function isCall(path: string): boolean {
  return /^\/+(?:api|internal|health)(?:\/|$)/i.test(path)
}
