import type { Context } from 'koa'

/** Aborted as soon as the client goes away without its answer. A process that asks itself stays. */
export function hungUp(ctx: Context | null): AbortSignal {
  const gone = new AbortController()
  if (ctx?.res.destroyed) gone.abort()
  ctx?.res.once('close', () => gone.abort())
  return gone.signal
}
