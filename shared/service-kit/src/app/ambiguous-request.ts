import type { IncomingMessage } from 'node:http'
import { ShopError } from '@shop/contracts/errors'
import type { Middleware } from 'koa'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses what two programs may read differently (request smuggling): two hosts, a host or an address that is none, a body that is
 * packed for the journey. The connection ends with the answer, as it is not known where the next request would begin.
 */
export const refuseAmbiguousRequests: Middleware = (ctx, next) => {
  if (isUnambiguous(ctx.req)) return next()
  // Whatever reads the address later, such as for the language, must not fail on it.
  ctx.url = '/'
  ctx.set('Connection', 'close')
  throw new ShopError('validation')
}

/** Nothing in it is ambiguous. */
function isUnambiguous(req: IncomingMessage): boolean {
  return isAddress(req) && hasOneHost(req) && isPlainlySent(req)
}

/** A path, or the whole address that proxies may send. */
function isAddress({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/') || (/^https?:\/\//i.test(url) && URL.canParse(url))
}

function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  // Only HTTP/1.0 may leave it out, and Node sees to that.
  if (headers.host === undefined) return true
  // Node keeps the first of several and hides the others.
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index] ?? '')) hosts++
  return hosts === 1 && HOST.test(headers.host)
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

function isPlainlySent({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding === undefined || coding.toLowerCase() === 'chunked'
}
