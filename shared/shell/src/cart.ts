import { persistentAtom } from '@nanostores/persistent'
import { MAX_CART_LINES } from '@shop/contracts/cart-limits'
import { computed } from 'nanostores'
import { type CartKey, type CartLine, isSameLine, pieceCount, readLines, withoutExpired } from './cart-line.ts'
import { withLineBack, withoutLines } from './look-lines.ts'

export type { CartKey, CartLine } from './cart-line.ts'
export { withoutLines } from './look-lines.ts'

/** The cart of this browser: local first, the same in all its tabs; the service confirms prices and stock. */
export const $cart = persistentAtom<readonly CartLine[]>('cart', [], { encode: JSON.stringify, decode: readLines })

export const $cartCount = computed($cart, pieceCount)

/** A line that is already there stays as it is. False when the cart is full: one line more, and the service would price none. */
export function addToCart({ article, size, bundle = null }: CartKey): boolean {
  const key = { article, size, bundle }
  if ($cart.get().some(line => isSameLine(line, key))) return true
  if ($cart.get().length >= MAX_CART_LINES) return false
  $cart.set([...$cart.get(), { ...key, count: 1, timestamp: Date.now() }])
  return true
}

/** Sets how many pieces a line has; the line is as fresh as a new one. */
export function changeCount(key: CartKey, count: number): void {
  $cart.set($cart.get().map(line => (isSameLine(line, key) ? { ...line, count, timestamp: Date.now() } : line)))
}

/** Takes a line out and gives back how to undo it: to the same place, unless it was added again meanwhile. */
export function removeLine(key: CartKey): () => void {
  const before = $cart.get()
  const after = withoutLines(before, [key])
  $cart.set(after)
  return () => $cart.set($cart.get() === after ? before : withLineBack($cart.get(), before, key))
}

/** After an order is placed: its lines are the order's now. */
export function clearCart(): void {
  $cart.set([])
}

/** Replaces the lines by what the service confirmed (merge at login, clamping to stock). */
export function setCartLines(lines: readonly CartLine[]): void {
  $cart.set(lines)
}

/** Lines that nobody touched for two hours go when the shop is opened (spec §4). */
export function dropExpiredLines(now: number = Date.now()): void {
  const kept = withoutExpired($cart.get(), now)
  if (kept.length < $cart.get().length) $cart.set(kept)
}
