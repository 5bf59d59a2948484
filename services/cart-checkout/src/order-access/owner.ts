import { createHash } from 'node:crypto'
import { buyerCookie, setCookie } from '@shop/service-kit/auth/cookies'
import type { Context } from 'koa'
import type { Order } from '../order/order.ts'
import type { RandomBytes } from '../order/order-ref.ts'

/** Who asks: the cookie of the browser, and the customer who is signed in. */
export type Caller = { buyer: string | null; customer_id: string | null }

/** Did the caller order it, in this browser or signed in? Knowing the order's address is not enough. */
export function isOwner(order: Order, { buyer, customer_id }: Caller): boolean {
  const isTheirs = customer_id !== null && order.customer_id === customer_id
  return isTheirs || (buyer !== null && order.buyer === buyerOf(buyer))
}

/** How an order remembers the browser that placed it: the cookie itself stays with the browser. */
export function buyerOf(cookie: string): string {
  return digest(cookie)
}

/** The cookie of a browser that has none yet. */
export function newBuyer(ctx: Context | null, random: RandomBytes): string {
  return withCookieSet(ctx, Buffer.from(random(16)).toString('base64url'))
}

/**
 * A browser that orders without a cookie gets one made of its key. So when the answer is lost on its way and the
 * request comes again, without or with that cookie, it is the same buyer, and finds the order.
 */
export function buyerOfKey(ctx: Context | null, key: string): string {
  return withCookieSet(ctx, digest(`buyer ${key}`).slice(0, 22))
}

function withCookieSet(ctx: Context | null, cookie: string): string {
  if (ctx) setCookie(ctx, buyerCookie, cookie)
  return cookie
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
