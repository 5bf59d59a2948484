import { setImmediate } from 'node:timers/promises'
import type { Middleware } from 'koa'

let endOfTurn: Promise<void> | null = null

/**
 * Answers that are ready in the same turn of the event loop leave one after another at its end. A reader that waits has to be
 * woken for each answer that comes alone, which costs the sender as much as a small answer; of a row it is woken for the first.
 */
export const sendTogether: Middleware = async (ctx, next) => {
  await next()
  const { written } = ctx.state
  if (written === undefined) return turnEnds()
  // A text that is kept as bytes is sent as it stands: Koa knows only texts, which it would encode, and buffers, which cost a copy.
  ctx.respond = false
  ctx.res.setHeader('Content-Length', written.length)
  ctx.res.writeHead(ctx.res.statusCode)
  await turnEnds()
  ctx.res.end(written, 'latin1')
}

function turnEnds(): Promise<void> {
  endOfTurn ??= setImmediate().then(() => {
    endOfTurn = null
  })
  return endOfTurn
}
