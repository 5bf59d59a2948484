import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context } from 'koa'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 }

/** Pages differ for each visitor, so they are compressed while they are written: fast before small. */
export async function sendCompressed(ctx: Context, text: string): Promise<void> {
  ctx.vary('Accept-Encoding')
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity')
  if (encoding === 'br') ctx.body = await brotli(text, { params })
  else if (encoding === 'gzip') ctx.body = await gzip(text)
  else ctx.body = text
  if (encoding === 'br' || encoding === 'gzip') ctx.set('Content-Encoding', encoding)
}
