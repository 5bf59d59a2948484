import { setImmediate } from 'node:timers/promises'
import { EMPTY_SHELF, type Shelf } from '../articles/article.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

type StockReaderDeps = { stock: StockRepository; version: CatalogueVersionRepository }

/** What the database has at this moment: the stock of an article, and which state of the catalogue this is. */
export type StockNow = { version: number; turns: number; edits: number; shelf: Shelf }

type Batch = {
  names: Set<string>
  found: Promise<{ version: number; turns: number; edits: number; shelves: Map<string, Shelf> }>
}

/**
 * Reads the database anew for every call. Calls that come at the same time share one read, which begins after the last of
 * them: nobody gets an answer that is older than the call.
 */
export function createStockReader({ stock, version }: StockReaderDeps): (article: string) => Promise<StockNow> {
  let next: Batch | null = null

  function begin(): Batch {
    const names = new Set<string>()
    const found = setImmediate().then(async () => {
      next = null
      const [mark, shelves] = await Promise.all([version.mark(), stock.shelvesOf([...names])])
      return { ...mark, shelves }
    })
    return { names, found }
  }

  return async article => {
    next ??= begin()
    next.names.add(article)
    const { shelves, ...mark } = await next.found
    return { ...mark, shelf: shelves.get(article) ?? EMPTY_SHELF }
  }
}
