import { CART_LINE_LIFE_MS, MAX_CART_LINES, MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import type { SavedCart } from '@shop/contracts/cart/saved-cart'

export type CartLine = { article: string; size: string; count: number; bundle: string | null; timestamp: number }
export type CartKey = Pick<CartLine, 'article' | 'size'> & { bundle?: string | null }

/** Where the browser keeps the cart as the service last sent it. */
export const SYNCED_CART = 'cart-synced'

/** Article and size together; an item of a bundle is a line of its own. */
export function isSameLine(line: CartLine, key: CartKey): boolean {
  return line.article === key.article && line.size === key.size && line.bundle === (key.bundle ?? null)
}

/** Lines without items and lines older than two hours are dropped on load. */
export function withoutExpired(lines: readonly CartLine[], now: number): CartLine[] {
  return lines.filter(({ count, timestamp }) => count > 0 && now - timestamp <= CART_LINE_LIFE_MS)
}

/** What the cart's badge shows: items, not lines. */
export function cartItemCount(lines: readonly CartLine[]): number {
  return lines.reduce((items, { count }) => items + count, 0)
}

/** The stored value may be edited by hand: only whole lines are taken, and no more than the service would price. */
export function readLines(stored: string): CartLine[] {
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.filter(isCartLine).slice(0, MAX_CART_LINES) : []
  } catch {
    return []
  }
}

/** A guard for the stored value and for the cart of a conflict: the first load contains no schema of a cart. */
export function isSavedCart(cart: unknown): cart is SavedCart {
  if (typeof cart !== 'object' || cart === null || !('version' in cart && 'lines' in cart)) return false
  return (
    Number.isInteger(cart.version) &&
    Array.isArray(cart.lines) &&
    cart.lines.every(line => isCartLine(line) && line.count > 0)
  )
}

function isCartLine(line: Partial<CartLine> | null): line is CartLine {
  return (
    typeof line?.article === 'string' &&
    typeof line.size === 'string' &&
    Number.isInteger(line.count) &&
    Number(line.count) <= MAX_LINE_COUNT &&
    Number.isFinite(line.timestamp) &&
    (line.bundle === null || typeof line.bundle === 'string')
  )
}
