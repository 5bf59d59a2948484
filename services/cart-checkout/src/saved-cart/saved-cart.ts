import { CART_LINE_LIFE_MS, MAX_CART_LINES } from '@shop/contracts/cart/cart-limits'
import type { SavedLine } from '@shop/contracts/cart/saved-cart'

type LineKey = Pick<SavedLine, 'article' | 'size' | 'bundle'>

/**
 * Merges a device's lines with the kept ones (docs/rules.md, "Cart and wishlist"): on the same line the device's count wins, because
 * that is what the customer sees, and adding both up would surprise a customer who put the same thing in twice.
 */
export function mergeLines(kept: readonly SavedLine[], sent: readonly SavedLine[], now: number): SavedLine[] {
  const lines = new Map(livingLines(kept, now).map(line => [keyOf(line), line]))
  for (const line of livingLines(sent, now)) {
    const known = lines.get(keyOf(line))
    lines.set(keyOf(line), { ...line, timestamp: Math.max(line.timestamp, known?.timestamp ?? 0) })
  }
  return newest([...lines.values()])
}

/** Drops lines that nobody touched for two hours (docs/rules.md, "Cart and wishlist"); each line counts once, and none is from the future. */
export function livingLines(lines: readonly SavedLine[], now: number): SavedLine[] {
  const living = lines
    .map(line => ({ ...line, timestamp: Math.min(line.timestamp, now) }))
    .filter(({ timestamp }) => now - timestamp <= CART_LINE_LIFE_MS)
  return [...new Map(living.map(line => [keyOf(line), line])).values()]
}

/** The lines without those that an order took over; what was put in again after it stays. */
export function withoutOrdered(
  lines: readonly SavedLine[],
  ordered: readonly LineKey[],
  orderedAt: number,
): SavedLine[] {
  const keys = new Set(ordered.map(keyOf))
  return lines.filter(line => !keys.has(keyOf(line)) || line.timestamp > orderedAt)
}

function keyOf({ article, size, bundle }: LineKey): string {
  return JSON.stringify([article, size, bundle])
}

/** As many as a cart holds, in the order they came. */
function newest(lines: SavedLine[]): SavedLine[] {
  if (lines.length <= MAX_CART_LINES) return lines
  const kept = new Set(lines.toSorted((one, other) => other.timestamp - one.timestamp).slice(0, MAX_CART_LINES))
  return lines.filter(line => kept.has(line))
}
