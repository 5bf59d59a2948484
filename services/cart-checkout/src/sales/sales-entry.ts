import type { ReturnCause } from '@shop/contracts/orders/returns'

/** One size of an article, and where it stood in the shop when it was sold. */
export type SoldGoods = { article: string; size: string; category: string; collection: string }

/**
 * One thing that an order brought or gave back. `day` is a day in Kyiv, amounts are kopiyky (docs/rules.md, "Statistics").
 * `by_link`: money that was agreed upon elsewhere, without goods.
 */
export type SalesEntry =
  | { kind: 'order'; day: string }
  | { kind: 'paid' | 'given_back'; day: string; uah: number; by_link?: true }
  | ({ kind: 'sold'; day: string; items: number; uah: number; preordered: number } & SoldGoods)
  | ({ kind: 'refunded'; day: string; items: number; uah: number } & SoldGoods)
  | ({ kind: 'returned'; day: string; items: number; cause: ReturnCause } & SoldGoods)

/** The figures that an entry changes: those of its day, and of its article in that month. */
export function figureKeys(entry: SalesEntry): string[] {
  return 'article' in entry ? [entry.day, goodsKey(entry)] : [entry.day]
}

/** Names the figures of an article in a month: `2026-11 DR-1042-BUR-L`. */
export function goodsKey({ day, article }: { day: string; article: string }): string {
  return `${day.slice(0, 7)} ${article}`
}
