import { persistentAtom } from '@nanostores/persistent'
import { MAX_CART_LINES } from '@shop/contracts/cart/cart-limits'
import { atom, computed } from 'nanostores'
import { trackEvent } from '../analytics/analytics.ts'
import { withoutLines, withRestoredLine } from './bundle-lines.ts'
import { type CartKey, type CartLine, cartItemCount, isSameLine, readLines, withoutExpired } from './cart-line.ts'

export { withoutLines } from './bundle-lines.ts'
export type { CartKey, CartLine } from './cart-line.ts'

/** The cart of this browser: local first, the same in all its tabs; the service confirms prices and stock. */
export const $cart = persistentAtom<readonly CartLine[]>('cart', [], { encode: JSON.stringify, decode: readLines })

export const $cartCount = computed($cart, cartItemCount)

/** A line that is already there stays as it is. False when the cart is full: one line more, and the service would price none. */
export function addToCart({ article, size, bundle = null }: CartKey): boolean {
  const before = $cart.get()
  const after = withLine(before, { article, size, bundle })
  if (after === before) return true
  if (before.length >= MAX_CART_LINES) return false
  $cart.set(after)
  trackEvent('add_to_cart', after.slice(-1))
  return true
}

/** The lines with one more at their end; a line that is there already stays as it is. */
export function withLine(lines: readonly CartLine[], { article, size, bundle = null }: CartKey): readonly CartLine[] {
  const key = { article, size, bundle }
  if (lines.some(line => isSameLine(line, key))) return lines
  return [...lines, { ...key, count: 1, timestamp: Date.now() }]
}

/** Sets how many items a line has; the line is as fresh as a new one. */
export function changeCount(key: CartKey, count: number): void {
  const before = countOf(key)
  // Another tab was faster to take it out.
  if (before === 0) return
  $cart.set($cart.get().map(line => (isSameLine(line, key) ? { ...line, count, timestamp: Date.now() } : line)))
  trackEvent(count > before ? 'add_to_cart' : 'remove_from_cart', [{ ...key, count: Math.abs(count - before) }])
}

/** Takes lines out and gives back how to undo it: each to its place, unless it was added again meanwhile. */
export function removeLines(keys: readonly CartKey[]): () => void {
  const before = $cart.get()
  const after = withoutLines(before, keys)
  const removed = keys.map(key => ({ ...key, count: countOf(key) }))
  $cart.set(after)
  trackEvent('remove_from_cart', removed)
  return () => {
    const missing = removed.filter(line => countOf(line) === 0)
    if (missing.length === 0) return
    const restored = missing.reduce((lines, line) => withRestoredLine(lines, before, line), $cart.get())
    $cart.set($cart.get() === after ? before : restored)
    trackEvent('add_to_cart', missing)
  }
}

function countOf(key: CartKey): number {
  return $cart.get().find(line => isSameLine(line, key))?.count ?? 0
}

/** After an order is placed: its lines are the order's now. */
export function clearCart(): void {
  $cart.set([])
}

/** Replaces the lines by what the service confirmed (merge at login, clamping to stock). */
export function setCartLines(lines: readonly CartLine[]): void {
  $cart.set(lines)
}

/** What went when the shop was opened, until the customer is notified. */
export const $expiredLines = atom<readonly CartLine[]>([])

/** Lines that nobody touched for two hours go when the shop is opened (docs/rules.md, "Cart and wishlist"). */
export function dropExpiredLines(now: number = Date.now()): void {
  const kept = withoutExpired($cart.get(), now)
  $expiredLines.set($cart.get().filter(line => !kept.includes(line)))
  if (kept.length < $cart.get().length) $cart.set(kept)
}
