import type { IncomingMessage } from 'node:http'
import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import getRawBody from 'raw-body'

/** The bytes of the request as they came: payment signatures are checked on exactly these. */
export async function rawBody(ctx: Context, maxBytes: number): Promise<Buffer> {
  refuseEncoded(ctx)
  try {
    return await getRawBody(ctx.req, { length: ctx.request.length ?? null, limit: maxBytes })
  } catch (error) {
    throw bodyRefusal(ctx, error)
  }
}

/** Bodies are never unpacked: a few bytes could become gigabytes. */
export function refuseEncoded(ctx: Context): void {
  if (ctx.get('Content-Encoding')) throw new ShopError('unsupported_media_type')
}

/** Why a body could not be read, as one of our refusals: there is too much of it, or its sender left. */
export function bodyRefusal(ctx: Context, error: unknown): ShopError {
  const isTooLarge = error instanceof Error && 'status' in error && error.status === 413
  if (!isTooLarge) return new ShopError('validation')
  discardRest(ctx.req)
  return new ShopError('body_too_large')
}

/** Twice as much as nginx lets through. */
const MOST_DISCARDED = 64 * 1024 * 1024

/**
 * Reads what is still to come of a refused body, and forgets it. A connection that was closed before would be reset, and clients
 * that are still sending, nginx among them, would see it break instead of the refusal.
 */
export function discardRest(req: IncomingMessage): void {
  let bytes = 0
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_DISCARDED) req.destroy()
  })
  req.resume()
}
