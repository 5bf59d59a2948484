import { DAY_MS } from '@shop/calendar/durations'
import type { SoldGoodsNow } from '@shop/contracts/staff/goods/sold-goods'
import type { SewAgain } from '@shop/contracts/staff/staff-statistics'
import { bySize } from './sales-search.ts'
import { type ArticleSize, neverSold, type SalesSum } from './sum-sales.ts'

const DAYS_OF_WEEK = 7

/**
 * What to sew again: what was sold each week while there was something to sell, how long the shelf lasts at this pace, and what nobody could
 * buy. A size counts from its first sale in the period on, until the last day while it is on the shelf, else until its last sale; less
 * than a week counts as one. What is wanted most comes first (docs/rules.md, "Statistics").
 */
export function sewAgain(
  { articles }: Pick<SalesSum, 'articles'>,
  goods: readonly SoldGoodsNow[],
  lastDay: string,
): SewAgain[] {
  const known = new Map(goods.map(good => [good.article, good]))
  const sizes = [...articles.values(), ...onlyWaitedFor(articles, goods)]
  return sizes
    .map(sold => rowOf(sold, known.get(sold.article), lastDay))
    .filter(({ pieces, waiting }) => pieces > 0 || waiting > 0)
    .sort(byNeed)
}

/** Sizes that customers wait for without one sale. */
function onlyWaitedFor(articles: SalesSum['articles'], goods: readonly SoldGoodsNow[]): ArticleSize[] {
  return goods.flatMap(({ article, sizes }) =>
    sizes
      .filter(({ size, waiting }) => waiting > 0 && !articles.has(`${article} ${size}`))
      .map(({ size }) => neverSold({ article, size })),
  )
}

function rowOf(sold: ArticleSize, good: SoldGoodsNow | undefined, lastDay: string): SewAgain {
  const { article, size, items, preordered, too_small, too_large } = sold
  const { available = 0, waiting = 0 } = good?.sizes.find(known => known.size === size) ?? {}
  const weeks = weeksOnSale(sold, available, lastDay)
  const perWeek = weeks === 0 ? 0 : items / weeks
  return {
    article,
    size,
    title: good?.title ?? null,
    color: good?.color ?? null,
    height: good?.height ?? null,
    pieces: items,
    weeks: toOneDecimal(weeks),
    per_week: toOneDecimal(perWeek),
    available,
    weeks_left: perWeek === 0 ? null : toOneDecimal(available / perWeek),
    preordered,
    waiting,
    too_small,
    too_large,
  }
}

function weeksOnSale({ first_sold, last_sold }: ArticleSize, available: number, lastDay: string): number {
  if (!first_sold || !last_sold) return 0
  const last = available > 0 ? lastDay : last_sold
  const count = (Date.parse(last) - Date.parse(first_sold)) / DAY_MS + 1
  return Math.max(1, count / DAYS_OF_WEEK)
}

/** First what nobody could buy, then what is soon gone. */
function byNeed(one: SewAgain, other: SewAgain): number {
  const unmet = ({ preordered, waiting }: SewAgain) => preordered + waiting
  const weeksOf = ({ weeks_left }: SewAgain) => weeks_left ?? Number.MAX_SAFE_INTEGER
  return (
    unmet(other) - unmet(one) ||
    weeksOf(one) - weeksOf(other) ||
    other.pieces - one.pieces ||
    one.article.localeCompare(other.article, 'en') ||
    bySize(one.size, other.size)
  )
}

function toOneDecimal(number: number): number {
  return Math.round(number * 10) / 10
}
