import type { ReturnCause } from '@shop/contracts/orders/returns'
import type { SoldRow } from './sales-figures.repository.ts'

/** What was sold, and what came back, in items and kopiyky. */
export type Sum = { items: number; uah: number; returned_items: number; refunded: number }
export type SizeSum = { total: Sum; months: Map<string, Sum> }
/** One size of an article in a period; the days of its first and last sale. */
export type ArticleSize = {
  article: string
  size: string
  items: number
  preordered: number
  too_small: number
  too_large: number
  first_sold: string | null
  last_sold: string | null
}
export type SalesSum = ReturnType<typeof createSalesSum>

/** Adds up rows as they come: the year of a collection has too many of them to be kept. */
export function createSalesSum() {
  const total = nothing()
  const sizes = new Map<string, SizeSum>()
  const articles = new Map<string, ArticleSize>()
  const returns = new Map<ReturnCause, number>()

  return {
    total,
    sizes,
    articles,
    returns,
    add(row: SoldRow): void {
      const ofSize = entryOf(sizes, row.size, () => ({ total: nothing(), months: new Map() }))
      addTo(total, row)
      addTo(ofSize.total, row)
      addTo(entryOf(ofSize.months, row.month, nothing), row)
      addToArticle(
        entryOf(articles, `${row.article} ${row.size}`, () => neverSold(row)),
        row,
      )
      for (const cause in row.causes) {
        const name = cause as ReturnCause
        returns.set(name, (returns.get(name) ?? 0) + (row.causes[name] ?? 0))
      }
    },
  }
}

/** A size of which nothing is known yet. */
export function neverSold({ article, size }: { article: string; size: string }): ArticleSize {
  const counts = { items: 0, preordered: 0, too_small: 0, too_large: 0 }
  return { article, size, ...counts, first_sold: null, last_sold: null }
}

function nothing(): Sum {
  return { items: 0, uah: 0, returned_items: 0, refunded: 0 }
}

function addTo(sum: Sum, { items, uah, returned_items, refunded }: Sum): void {
  sum.items += items
  sum.uah += uah
  sum.returned_items += returned_items
  sum.refunded += refunded
}

function addToArticle(known: ArticleSize, row: SoldRow): void {
  known.items += row.items
  known.preordered += row.preordered
  known.too_small += row.causes.too_small ?? 0
  known.too_large += row.causes.too_large ?? 0
  if (row.first_sold && (!known.first_sold || row.first_sold < known.first_sold)) known.first_sold = row.first_sold
  if (row.last_sold && (!known.last_sold || row.last_sold > known.last_sold)) known.last_sold = row.last_sold
}

function entryOf<Entry>(entries: Map<string, Entry>, key: string, first: () => Entry): Entry {
  const known = entries.get(key)
  if (known) return known
  const entry = first()
  entries.set(key, entry)
  return entry
}
