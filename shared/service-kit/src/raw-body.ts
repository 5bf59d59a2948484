import type { IncomingMessage } from 'node:http'
import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'

/** The bytes of the request as they came: payment signatures are checked on exactly these. */
export async function rawBody(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (ctx.get('Content-Encoding')) throw new ShopError('unsupported_media_type')
  const said = ctx.request.length ?? 0
  if (said > maxBytes) throw tooLarge(ctx)
  const bytes = await collect(ctx.req, maxBytes)
  if (!bytes) throw tooLarge(ctx)
  return bytes
}

function tooLarge(ctx: Context): ShopError {
  // The rest of the body is not read, so the connection cannot carry another request.
  ctx.set('Connection', 'close')
  return new ShopError('body_too_large')
}

/** Null when there are more bytes than allowed. Async iteration would destroy the socket before our answer. */
function collect(req: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
  const chunks: Buffer[] = []
  let size = 0
  const onData = (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBytes) return void chunks.push(chunk)
    req.off('data', onData).resume()
    resolve(null)
  }
  req.on('data', onData)
  req.once('end', () => resolve(Buffer.concat(chunks)))
  req.once('error', () => reject(new ShopError('validation')))
  req.once('close', () => reject(new ShopError('validation')))
  return promise
}
