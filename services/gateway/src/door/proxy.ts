import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ShopError } from '@shop/contracts/errors'
import type { ServiceName } from '@shop/contracts/parts'
import { type Asking, type Copies, CopyAway, createCopies } from '@shop/service-kit/between-services/copies'
import { isUnconnected } from '@shop/service-kit/between-services/fetch-from-copy'
import type { Log } from '@shop/service-kit/log/log'
import { refusalsOf } from '@shop/service-kit/log/sample-refusals'
import { createProxyServer } from 'http-proxy-3'
import type { Context, Middleware } from 'koa'
import { ownerOf } from './owners.ts'
import { isRepeatableRequest } from './repeatable-request.ts'

type Owner = ServiceName | 'host'
/** Of the copies of each part; `host` answers everything that is no call: pages and files. */
type Addresses = Readonly<Record<Owner, readonly string[]>>

// Longer than the slowest honest answer, shorter than the patience of the browser.
const TIME_OUT_MS = 25_000
/** What may be sent a second time is kept meanwhile; only files are larger. */
const KEPT_BYTES = 256 * 1024

/**
 * Forwards requests to services that run as separate processes. When one copy is away, another answers what nobody was asked yet and what
 * may be repeated; when all are, only the calls of that service fail.
 */
export function proxyTo(addresses: Addresses, log: Log): Middleware {
  const send = createForwarding()
  const copies = Object.fromEntries(
    Object.entries(addresses).map(([owner, urls]) => [owner, createCopies(urls)]),
  ) as Record<Owner, Copies>

  return async (ctx, next) => {
    const owner = isCall(ctx.path) ? ownerOf(ctx.path) : (ownerOf(ctx.path) ?? 'host')
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    const error = await forward(ctx, copies[owner])
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

  /** Null once an answer went out, or its reader left. */
  async function forward({ req, res, method, path }: Context, of: Copies): Promise<Error | null> {
    const body = await keptBody(req)
    if (body === 'left') return null
    const idempotencyKey = String(req.headers['idempotency-key'] ?? '')
    const isRepeatable = body !== 'streamed' && isRepeatableRequest({ method, path, idempotencyKey })
    const attempt = async (asking: Asking) => {
      try {
        await send({ req, res, asking, body: body instanceof Buffer ? body : null })
      } catch (error) {
        if (res.headersSent) throw new BrokenOff('an answer broke off', { cause: error })
        // What has gone out of a body that streams through is not there a second time.
        throw new CopyAway(asking.signal.aborted || body === 'streamed' || !isUnconnected(error), error)
      }
    }
    return of.ask(attempt, isRepeatable ? 'repeatable' : 'once').then(
      () => null,
      (error: Error) => error,
    )
  }
}

class BrokenOff extends Error {}

type Sending = { req: IncomingMessage; res: ServerResponse; asking: Asking; body: Buffer | null }

/** Sends a request on and pipes its answer back; rejects when the copy breaks off or is found silent. */
function createForwarding(): (sending: Sending) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const proxy = createProxyServer({ agent, timeout: TIME_OUT_MS, proxyTimeout: TIME_OUT_MS })
  const underWay = new WeakMap<IncomingMessage, Asking>()
  proxy.on('proxyReq', (request: ClientRequest, req) => {
    const silent = underWay.get(req)?.signal
    if (silent?.aborted) request.destroy()
    else silent?.addEventListener('abort', () => request.destroy(), { once: true })
  })
  proxy.on('proxyRes', (answer, req, res) => {
    if (answer.headers.connection === 'close') underWay.get(req)?.noteClosing()
    answer.once('close', () => answer.complete || res.destroy())
  })
  return ({ req, res, asking, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    underWay.set(req, asking)
    res.once('close', resolve)
    asking.signal.addEventListener('abort', reject, { once: true })
    proxy.web(req, res, { target: asking.url, ...(body && { buffer: Readable.from([body]) }) }, reject)
    return promise
  }
}

/** The body when it is small enough to be sent twice; `none` when there is no body, `left` when its sender broke off. */
async function keptBody(req: IncomingMessage): Promise<Buffer | 'none' | 'streamed' | 'left'> {
  const length = req.headers['content-length']
  if (req.headers['transfer-encoding'] !== undefined) return 'streamed'
  if (length === undefined || length === '0') return 'none'
  if (Number(length) > KEPT_BYTES) return 'streamed'
  return buffer(req).catch(() => 'left' as const)
}

function isCall(path: string): boolean {
  return /^\/+(?:api|internal|health)(?:\/|$)/i.test(path)
}
