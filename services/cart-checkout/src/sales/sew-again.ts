import type { SoldGoodsNow } from '@shop/contracts/staff/goods/sold-goods'
import type { SewAgain } from '@shop/contracts/staff/staff-statistics'
import type { SoldRow } from './sales-figures.repository.ts'
import { bySize } from './sales-search.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_OF_WEEK = 7

/** Sizes of articles together with what is there of them now. */
type SoldSize = { article: string; size: string; rows: SoldRow[] }

/**
 * What to sew again: what was sold each week while there was something to sell, how long the shelf lasts at this pace, and what nobody could
 * buy. A size counts from its first sale in the period on, until the last day while it is on the shelf, else until its last sale; less
 * than a week counts as one. What is wanted most comes first (docs/rules.md, "Statistics").
 */
export function sewAgain(rows: readonly SoldRow[], goods: readonly SoldGoodsNow[], lastDay: string): SewAgain[] {
  const known = new Map(goods.map(good => [good.article, good]))
  return sizesOf(rows, goods)
    .map(sold => rowOf(sold, known.get(sold.article), lastDay))
    .filter(({ pieces, waiting }) => pieces > 0 || waiting > 0)
    .sort(byNeed)
}

/** Sizes that were sold, and those that customers wait for without one sale. */
function sizesOf(rows: readonly SoldRow[], goods: readonly SoldGoodsNow[]): SoldSize[] {
  const sizes = new Map<string, SoldSize>()
  const sizeOf = ({ article, size }: { article: string; size: string }): SoldSize => {
    const key = `${article} ${size}`
    const known = sizes.get(key) ?? { article, size, rows: [] }
    sizes.set(key, known)
    return known
  }
  for (const row of rows) sizeOf(row).rows.push(row)
  for (const { article, sizes: ofArticle } of goods)
    for (const { size, waiting } of ofArticle) if (waiting > 0) sizeOf({ article, size })
  return [...sizes.values()]
}

function rowOf({ article, size, rows }: SoldSize, good: SoldGoodsNow | undefined, lastDay: string): SewAgain {
  const { available = 0, waiting = 0 } = good?.sizes.find(known => known.size === size) ?? {}
  const pieces = sumOf(rows, ({ items }) => items)
  const weeks = weeksOnSale(rows, available, lastDay)
  const perWeek = weeks === 0 ? 0 : pieces / weeks
  return {
    article,
    size,
    title: good?.title ?? null,
    color: good?.color ?? null,
    height: good?.height ?? null,
    pieces,
    weeks: toOneDecimal(weeks),
    per_week: toOneDecimal(perWeek),
    available,
    weeks_left: perWeek === 0 ? null : toOneDecimal(available / perWeek),
    preordered: sumOf(rows, ({ preordered }) => preordered),
    waiting,
    too_small: sumOf(rows, ({ causes }) => causes.too_small ?? 0),
    too_large: sumOf(rows, ({ causes }) => causes.too_large ?? 0),
  }
}

function weeksOnSale(rows: readonly SoldRow[], available: number, lastDay: string): number {
  const [first] = rows.flatMap(({ first_sold }) => first_sold ?? []).sort()
  if (!first) return 0
  const last =
    available > 0
      ? lastDay
      : (rows
          .flatMap(({ last_sold }) => last_sold ?? [])
          .sort()
          .at(-1) ?? first)
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return Math.max(1, count / DAYS_OF_WEEK)
}

/** First what nobody could buy, then what is soon gone. */
function byNeed(one: SewAgain, other: SewAgain): number {
  const unmet = ({ preordered, waiting }: SewAgain) => preordered + waiting
  const left = ({ weeks_left }: SewAgain) => weeks_left ?? Number.MAX_SAFE_INTEGER
  return (
    unmet(other) - unmet(one) ||
    left(one) - left(other) ||
    other.pieces - one.pieces ||
    one.article.localeCompare(other.article, 'en') ||
    bySize(one.size, other.size)
  )
}

function sumOf(rows: readonly SoldRow[], count: (row: SoldRow) => number): number {
  return rows.reduce((sum, row) => sum + count(row), 0)
}

function toOneDecimal(number: number): number {
  return Math.round(number * 10) / 10
}
