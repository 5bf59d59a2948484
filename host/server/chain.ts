import type { Context, Middleware, Next } from 'koa'

/** Several middlewares as one: each hands on to the next, the last one to whoever stands behind all of them. */
export function chain(parts: readonly Middleware[]): Middleware {
  const from = (place: number, ctx: Context, next: Next): Promise<unknown> => {
    const part = parts[place]
    return part ? Promise.resolve(part(ctx, () => from(place + 1, ctx, next))) : next()
  }
  return (ctx, next) => from(0, ctx, next)
}
