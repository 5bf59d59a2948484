import { setImmediate } from 'node:timers/promises'
import { EMPTY_SHELF, type Shelf } from '../articles/article.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../version/catalogue-version.repository.ts'

type LookDeps = { stock: StockRepository; version: CatalogueVersionRepository }

/** What the database says at this moment: the pieces of an article, and of which state of the catalogue. */
export type Now = { version: number; turns: number; shelf: Shelf }

type Look = { names: Set<string>; found: Promise<{ version: number; turns: number; shelves: Map<string, Shelf> }> }

/**
 * Looks at the database anew for whoever asks. Those who ask at the same time share one look, which begins when the last of
 * them has asked: nobody gets an answer that is older than the question.
 */
export function createLookNow({ stock, version }: LookDeps): (article: string) => Promise<Now> {
  let next: Look | null = null

  function begin(): Look {
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
