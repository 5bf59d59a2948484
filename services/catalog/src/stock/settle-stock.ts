import { failpoint } from '@shop/service-kit/process/failpoints'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { StockRepository } from './stock.repository.ts'
import {
  type ItemQuantity,
  inStockOrder,
  type Reservation,
  reservationOf,
  type StockItem,
  wasPromisedOut,
} from './stock.ts'

export type StockDeps = { stock: StockRepository; version: CatalogueVersionRepository }
type Sizes = readonly { article: string; size: string }[]

/** Releases what is reserved for the order: of the named sizes, or of all. */
export async function releaseStock({ stock, version }: StockDeps, order: string, sizes?: Sizes): Promise<void> {
  for (const { item, reservation, promise } of await reservationsOf(stock, order, sizes)) {
    const shelf = reservation ? await release(stock, item, reservation) : null
    const promises = promise ? await stock.releasePromise(item, promise) : null
    const wasSoldOut = shelf !== null && shelf.available > 0 && shelf.available <= (reservation?.count ?? 0)
    const isOfferedAgain = promises !== null && wasPromisedOut(promises, promise?.count ?? 0)
    await failpoint('size-released')
    if (wasSoldOut || isOfferedAgain) await version.noteStockFlip(item.article)
  }
}

/** Staff may find at the same moment that items are missing: then it is read and tried again. */
async function release(stock: StockRepository, item: StockItem, reservation: Reservation): Promise<StockItem | null> {
  const released = await stock.release(item, reservation)
  if (released) return released
  const [now] = await stock.ofSizes([item])
  const isOthers = !now || now.missing === item.missing
  const left = isOthers ? undefined : reservationOf(reservation.order, now)
  return left ? release(stock, now as StockItem, left) : null
}

/** Turns what is reserved for the order into sold items. */
export async function sellStock({ stock }: StockDeps, order: string, items?: readonly ItemQuantity[]): Promise<void> {
  const wanted = items && inStockOrder(items)
  if (wanted?.length && (await stock.sellAll(order, wanted))) return failpoint('size-sold')
  // Asked again, or a release was faster: what is reserved is looked at one by one.
  for (const { item, reservation, promise } of await reservationsOf(stock, order, items)) {
    if (reservation) await stock.sell(item, reservation)
    if (promise) await stock.sellPromise(item, promise)
    await failpoint('size-sold')
  }
}

type Reserved = { item: StockItem; reservation: Reservation | undefined; promise: Reservation | undefined }

/** What counts is the number that is reserved, not the number the caller remembers. */
async function reservationsOf(stock: StockRepository, order: string, sizes?: Sizes): Promise<Reserved[]> {
  const items = await stock.findItemsReservedFor(order)
  return items
    .filter(item => !sizes || sizes.some(({ article, size }) => article === item.article && size === item.size))
    .map(item => ({
      item,
      reservation: reservationOf(order, item),
      promise: reservationOf(order, item, { preorder: true }),
    }))
}
