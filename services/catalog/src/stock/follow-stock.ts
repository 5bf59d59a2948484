import type { StockChange } from './stock-changes.ts'

/** How far somebody has followed the stock. `from` and `newest` are milliseconds of the database's clock. */
export type StockMark = {
  /** All changes up to here are known. */
  from: number
  /** The latest change that is known, and when it was found: milliseconds of a clock of one's own that only runs forward. */
  newest: number
  foundAt: number
  /** The changes after `from` that are known: a size, and when it changed. */
  known: ReadonlyMap<string, number>
}

type Changes = { lastChange(): Promise<Date>; changesAfter(moment: Date): Promise<StockChange[]> }

/** An update can be seen only after one whose time is later, but not by so much. */
export const LATEST_MS = 5000

/**
 * Of which articles a count has changed since the mark, and the next mark. Without a mark following begins now. The caller
 * keeps the next mark once it has read those articles, so that a read which fails is made again.
 */
export async function followStock(
  stock: Changes,
  mark: StockMark | null,
  now: number,
): Promise<{ mark: StockMark; articles: string[] }> {
  if (!mark) return { mark: await beginning(stock, now), articles: [] }
  const changes = await stock.changesAfter(new Date(mark.from))
  const fresh = changes.filter(change => mark.known.get(keyOf(change)) !== timeOf(change))
  if (fresh.length > 0) {
    const newest = fresh.reduce((newest, change) => Math.max(newest, timeOf(change)), mark.newest)
    const from = Math.max(mark.from, newest - LATEST_MS)
    const articles = [...new Set(fresh.map(({ article }) => article))]
    return { mark: { from, newest, foundAt: now, known: changeTimesAfter(from, changes) }, articles }
  }
  // Nothing older can turn up any more: what is known need not be read again and again while nobody buys.
  const isSettled = now - mark.foundAt >= LATEST_MS && mark.from < mark.newest
  return { mark: isSettled ? { ...mark, from: mark.newest, known: new Map() } : mark, articles: [] }
}

async function beginning(stock: Changes, now: number): Promise<StockMark> {
  const newest = (await stock.lastChange()).getTime()
  const from = newest - LATEST_MS
  return { from, newest, foundAt: now, known: changeTimesAfter(from, await stock.changesAfter(new Date(from))) }
}

function changeTimesAfter(from: number, changes: readonly StockChange[]): Map<string, number> {
  return new Map(changes.filter(change => timeOf(change) > from).map(change => [keyOf(change), timeOf(change)]))
}

function timeOf({ changed_at }: StockChange): number {
  return changed_at.getTime()
}

function keyOf({ article, size }: StockChange): string {
  return `${article}\n${size}`
}
