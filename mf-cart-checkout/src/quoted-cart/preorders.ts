import type { CartLineView } from './cart-view.ts'

/** What the cart has of pre-orders: nothing else (`only`), or other things too (`mixed`); and the day from which the last one ships. */
export type Preorders = { kind: 'only' | 'mixed'; lastDay: string }

/** Null when everything lies on the shelf. */
export function preordersIn(lines: readonly CartLineView[]): Preorders | null {
  const days = lines.flatMap(({ preorder }) => preorder ?? [])
  // Days of the form YYYY-MM-DD stand in the order of time.
  const lastDay = days.toSorted().at(-1)
  if (!lastDay) return null
  return { kind: days.length === lines.length ? 'only' : 'mixed', lastDay }
}
