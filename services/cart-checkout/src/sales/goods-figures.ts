import type { ReturnCause } from '@shop/contracts/orders/returns'
import type { SalesEntry } from './sales-entry.ts'

type GoodsEntry = Extract<SalesEntry, { article: string }>

/** What one size of an article sold on a day, in items and kopiyky, and what came back of it, by the cause of the return. */
export type GoodsRow = {
  day: string
  size: string
  category: string
  collection: string
  items: number
  uah: number
  /** Items that were sold in advance: the shelf was empty. */
  preordered: number
  returned_items: number
  refunded: number
  causes: Partial<Record<ReturnCause, number>>
}

/** The rows of one article, by day and size. */
export function goodsRows(entries: Iterable<GoodsEntry>): GoodsRow[] {
  const rows = new Map<string, GoodsRow>()
  for (const entry of entries) {
    const row = rowOf(rows, entry)
    if (entry.kind === 'sold') {
      row.items += entry.items
      row.uah += entry.uah
      row.preordered += entry.preordered
    } else if (entry.kind === 'refunded') {
      row.returned_items += entry.items
      row.refunded += entry.uah
    } else row.causes[entry.cause] = (row.causes[entry.cause] ?? 0) + entry.items
  }
  return [...rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

function rowOf(rows: Map<string, GoodsRow>, { day, size, category, collection }: GoodsEntry): GoodsRow {
  const key = JSON.stringify([day, size, category, collection])
  const known = rows.get(key)
  if (known) return known
  const counted = { items: 0, uah: 0, preordered: 0, returned_items: 0, refunded: 0 }
  const row = { day, size, category, collection, ...counted, causes: {} }
  rows.set(key, row)
  return row
}
