import type { Context } from 'koa'

/** Aborted as soon as the client disconnects before it is answered. A call inside the process has no client, so it is never aborted. */
export function disconnectSignal(ctx: Context | null): AbortSignal {
  const gone = new AbortController()
  if (ctx?.res.destroyed) gone.abort()
  ctx?.res.once('close', () => gone.abort())
  return gone.signal
}
