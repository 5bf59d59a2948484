import { freshDatabase } from '@shop/testing/database'
import { createStockRepository } from '../src/stock/stock.repository.ts'
import { isBalanced, type StockItem } from '../src/stock/stock.ts'
import { createCatalogueVersionRepository } from '../src/storage/catalogue-version.repository.ts'

export const until = new Date('2026-11-21T10:30:00Z')

/** Shelves with just these items: `{ 'A-1 S': 20 }`. */
export async function startShelves(items: Record<string, number>, limits: Record<string, number> = {}) {
  const db = await freshDatabase()
  const stock = createStockRepository(db)
  const version = createCatalogueVersionRepository(db)
  await stock.createIndexes()
  await stock.insertMissing(
    Object.entries(items).map(([name, received]) => ({
      ...sizeOf(name),
      received,
      preorder_limit: limits[name] ?? null,
    })),
  )
  const all = () => stock.ofSizes(Object.keys(items).map(sizeOf))
  return {
    db,
    deps: { stock, version, findAwaited: async (articles: readonly string[]) => new Set(articles) },
    version,
    /** How many can be bought, by `A-1 S`; fails if an item was lost or made up. */
    async available(): Promise<Record<string, number>> {
      const items = await all()
      expect(items.filter(item => !isBalanced(item))).toEqual([])
      return Object.fromEntries(items.map(({ article, size, available }) => [`${article} ${size}`, available]))
    },
    async item(name: string): Promise<StockItem | undefined> {
      const [item] = await stock.ofSizes([sizeOf(name)])
      return item
    },
  }
}

export function some(items: Record<string, number>) {
  return Object.entries(items).map(([name, count]) => ({ ...sizeOf(name), count }))
}

function sizeOf(name: string): { article: string; size: string } {
  const [article = '', size = ''] = name.split(' ')
  return { article, size }
}
