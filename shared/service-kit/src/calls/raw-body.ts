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

/** Nobody unpacks here: a few bytes could become gigabytes. */
export function refuseEncoded(ctx: Context): void {
  if (ctx.get('Content-Encoding')) throw new ShopError('unsupported_media_type')
}

/** Why a body could not be read, as one of our refusals: there is too much of it, or its sender left. */
export function bodyRefusal(ctx: Context, error: unknown): ShopError {
  const isTooLarge = error instanceof Error && 'status' in error && error.status === 413
  if (!isTooLarge) return new ShopError('validation')
  // What is still to come is thrown away, so the connection cannot carry another request.
  ctx.req.resume()
  ctx.set('Connection', 'close')
  return new ShopError('body_too_large')
}
