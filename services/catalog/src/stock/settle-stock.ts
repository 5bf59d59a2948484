import type { CatalogueVersionRepository } from '../version/catalogue-version.repository.ts'
import type { StockRepository } from './stock.repository.ts'
import { type Hold, holdOf, type StockItem } from './stock.ts'

export type StockDeps = { stock: StockRepository; version: CatalogueVersionRepository }
type Sizes = readonly { article: string; size: string }[]

/** Gives what the order holds back to sale: of the named sizes, or of all. */
export async function releaseStock({ stock, version }: StockDeps, order: string, sizes?: Sizes): Promise<void> {
  for (const { item, hold } of await holdsOf(stock, order, sizes)) {
    const after = await stock.giveBack(item, hold)
    const wasSoldOut = after?.available === hold.count
    if (wasSoldOut) await version.noteTurn(item.article)
  }
}

/** Turns what the order holds into sold pieces. */
export async function sellStock({ stock }: StockDeps, order: string, sizes?: Sizes): Promise<void> {
  for (const { item, hold } of await holdsOf(stock, order, sizes)) await stock.sell(item, hold)
}

export async function extendHolds({ stock }: StockDeps, order: string, until: Date, sizes?: Sizes): Promise<void> {
  for (const { item } of await holdsOf(stock, order, sizes)) await stock.extend(order, item, until)
}

/** What counts is the number that the order holds, not the number the caller remembers. */
async function holdsOf(
  stock: StockRepository,
  order: string,
  sizes?: Sizes,
): Promise<{ item: StockItem; hold: Hold }[]> {
  const items = await stock.heldBy(order)
  return items.flatMap(item => {
    const isMeant = !sizes || sizes.some(({ article, size }) => article === item.article && size === item.size)
    const hold = holdOf(order, item)
    return isMeant && hold ? [{ item, hold }] : []
  })
}
