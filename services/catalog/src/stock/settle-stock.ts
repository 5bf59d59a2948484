import { failpoint } from '@shop/service-kit/failpoints'
import type { CatalogueVersionRepository } from '../version/catalogue-version.repository.ts'
import type { StockRepository } from './stock.repository.ts'
import { type Hold, holdOf, type StockItem, wasPromisedOut } from './stock.ts'

export type StockDeps = { stock: StockRepository; version: CatalogueVersionRepository }
type Sizes = readonly { article: string; size: string }[]

/** Gives what the order holds back to sale: of the named sizes, or of all. */
export async function releaseStock({ stock, version }: StockDeps, order: string, sizes?: Sizes): Promise<void> {
  for (const { item, hold, promise } of await holdsOf(stock, order, sizes)) {
    const shelf = hold ? await stock.giveBack(item, hold) : null
    const promises = promise ? await stock.takeBackPromise(item, promise) : null
    const wasSoldOut = shelf !== null && shelf.available === hold?.count
    const isOfferedAgain = promises !== null && wasPromisedOut(promises, promise?.count ?? 0)
    await failpoint('size-released')
    if (wasSoldOut || isOfferedAgain) await version.noteTurn(item.article)
  }
}

/** Turns what the order holds into sold pieces. */
export async function sellStock({ stock }: StockDeps, order: string, sizes?: Sizes): Promise<void> {
  for (const { item, hold, promise } of await holdsOf(stock, order, sizes)) {
    if (hold) await stock.sell(item, hold)
    if (promise) await stock.sellPromise(item, promise)
    await failpoint('size-sold')
  }
}

export async function extendHolds({ stock }: StockDeps, order: string, until: Date, sizes?: Sizes): Promise<void> {
  for (const { item, hold, promise } of await holdsOf(stock, order, sizes)) {
    if (hold) await stock.extend(order, item, until)
    if (promise) await stock.extendPromise(order, item, until)
  }
}

type Held = { item: StockItem; hold: Hold | undefined; promise: Hold | undefined }

/** What counts is the number that the order holds, not the number the caller remembers. */
async function holdsOf(stock: StockRepository, order: string, sizes?: Sizes): Promise<Held[]> {
  const items = await stock.heldBy(order)
  return items
    .filter(item => !sizes || sizes.some(({ article, size }) => article === item.article && size === item.size))
    .map(item => ({ item, hold: holdOf(order, item), promise: holdOf(order, item, { preorder: true }) }))
}
