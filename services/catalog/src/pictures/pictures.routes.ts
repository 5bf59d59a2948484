import { createReadStream } from 'node:fs'
import { ShopError } from '@shop/contracts/errors'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import type { PictureFile, PictureFiles } from './picture-files.ts'
import { readVariant } from './variant.ts'

/** Longer than a dozen uploads take that stand before it in the line of a slow machine, shorter than a reader's patience. */
const DEADLINE_MS = 20_000

export function pictureRoutes(files: Pick<PictureFiles, 'find'>, deadlineMs = DEADLINE_MS): Routes {
  const routes = createRoutes()
  handleRaw(routes, { method: 'GET', path: '/images/:name/:file', access: 'public' }, async ctx => {
    const variant = readVariant(ctx.params.name ?? '', ctx.params.file ?? '')
    const file = variant && (await untilLeft(ctx, deadlineMs, leaving => files.find(variant, leaving)))
    if (!file) throw new ShopError('not_found')
    send(ctx, `image/${variant.format}`, file)
  })
  return routes
}

/** Work that its reader may leave, or is made to leave when it takes too long. */
async function untilLeft<Found>(ctx: Context, mostMs: number, work: (leaving: AbortSignal) => Promise<Found>) {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  // Not a signal's own deadline: of a flood of requests it would keep each in memory until then.
  const deadline = setTimeout(leave, mostMs)
  if (ctx.res.destroyed) leave()
  ctx.res.once('close', leave)
  try {
    return await work(leaving.signal)
  } finally {
    clearTimeout(deadline)
    ctx.res.off('close', leave)
  }
}

/**
 * A name belongs to one picture for ever: another picture gets another name, so browsers need never ask again.
 * Even a file that was smuggled in must not be run as anything but a picture.
 */
function send(ctx: Context, type: string, file: PictureFile): void {
  ctx.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${file.tag}"`,
  })
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.set('Content-Type', type)
  ctx.length = file.bytes
  if (ctx.method !== 'HEAD') ctx.body = typeof file.content === 'string' ? createReadStream(file.content) : file.content
}
