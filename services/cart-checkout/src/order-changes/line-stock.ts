import type { OrderLine } from '../order/order-line.ts'

/** Where the items of a line are counted: on the shelf, or by what is promised in advance. */
export type LineStock = 'shelf' | 'advance'

/**
 * What was sold in advance is a promise until it comes, and lies on the shelf for its order afterwards. Null while some of it has come and
 * some has not: nobody can tell which of its items would change (docs/rules.md, "Changes of an order").
 */
export function stockOfLine({ preorder, count, arrived = 0, let_go = 0 }: OrderLine): LineStock | null {
  if (preorder === null) return 'shelf'
  if (let_go > 0) return null
  if (arrived === 0) return 'advance'
  return arrived === count ? 'shelf' : null
}

/** The day from which items of a size ship that can only be had in advance now; null of what is on the shelf, or not to be had. */
export function advanceDay({
  available,
  preorder,
}: {
  available: number
  preorder: { expected_on: string } | null
}): string | null {
  return available === 0 ? (preorder?.expected_on ?? null) : null
}
