import { setImmediate } from 'node:timers/promises'
import { EMPTY_SHELF, type Shelf } from '../articles/article.ts'
import { toShelves } from '../stock/shelf-rows.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { StockNowRepository } from './stock-now.repository.ts'

type StockReaderDeps = { stockNow: StockNowRepository; stock: Pick<StockRepository, 'shelvesOf'> }

/** What the database has at this moment: the stock of an article, and which state of the catalogue this is. */
export type StockNow = { version: number; articleChanges: number; edits: number; shelf: Shelf }

type Found = Omit<StockNow, 'shelf'> & { shelves: Map<string, Shelf> }
type Batch = { names: Set<string>; found: Promise<Found> }

/**
 * Reads the database for every call. Calls that come at the same time share one read, which begins after the last of them:
 * no answer is older than its call.
 */
export function createStockReader({ stockNow, stock }: StockReaderDeps): (article: string) => Promise<StockNow> {
  let next: Batch | null = null

  function begin(): Batch {
    const names = new Set<string>()
    const found = setImmediate().then(async () => {
      next = null
      return read([...names])
    })
    return { names, found }
  }

  async function read(names: string[]): Promise<Found> {
    const found = await stockNow.ofArticles(names)
    // Nobody has changed anything yet: the catalogue was put into the database by other hands.
    if (!found) return { version: 0, articleChanges: 0, edits: 0, shelves: await stock.shelvesOf(names) }
    const { stock: rows, ...mark } = found
    return { ...mark, shelves: toShelves(rows) }
  }

  return async article => {
    next ??= begin()
    next.names.add(article)
    const { shelves, ...mark } = await next.found
    return { ...mark, shelf: shelves.get(article) ?? EMPTY_SHELF }
  }
}
