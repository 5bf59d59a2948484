import type { IncomingMessage } from 'node:http'

// Headers that only our own processes may set; from outside they would be a lie.
const OURS = /^(?:x-internal-|x-forwarded-|x-real-ip$|x-request-id$|forwarded$|x-http-method-override$)/

/**
 * Removes headers that clients may not set, and writes down where the request came from. `trustedProxies` of ours
 * stand in front: each added one address at the right end of X-Forwarded-For, so only that many are believed.
 */
export function cleanRequest(req: IncomingMessage, trustedProxies: number): void {
  const address = addressOf(req, trustedProxies)
  for (const name of Object.keys(req.headers)) if (OURS.test(name)) delete req.headers[name]
  req.headers['x-forwarded-for'] = address
}

function addressOf(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? ''
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',')
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : ''
  return believed || peer
}
