import { failpoint } from '@shop/service-kit/process/failpoints'
import type { ReserveDeps } from './reserve-stock.ts'
import { type ItemQuantity, promisable, reservationOf, type Shortage, type StockItem } from './stock.ts'

/** `count`: what is to be reserved of a size; `was`: what stays reserved where not all sizes are there. */
type Resized = ItemQuantity & { was: number }

type ResizeRequest = { order: string; items: readonly Resized[]; until: Date }

/**
 * Makes what is reserved of these sizes for an order, or promised to it in advance, so many items; where one is short all of them are as they were, and it says what is
 * short. Counts and not differences are asked for, so a repeat changes nothing.
 */
export async function resizeReservations(
  deps: ReserveDeps,
  { order, items, until }: ResizeRequest,
): Promise<Shortage[]> {
  const wanted = items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const short: Shortage[] = []
  for (const { was: _, ...quantity } of wanted) {
    short.push(...(await resize(deps, order, quantity, until)))
    await failpoint('size-resized')
  }
  if (short.length === 0) return []
  for (const { was: count, ...quantity } of wanted) await resize(deps, order, { ...quantity, count }, until)
  return short
}

async function resize(deps: ReserveDeps, order: string, quantity: ItemQuantity, until: Date): Promise<Shortage[]> {
  const { stock, version } = deps
  const { article, size, count } = quantity
  for (;;) {
    const item = await stock.sizeAsKept(quantity)
    const reserved = item ? reservationOf(order, item, quantity) : undefined
    const more = count - (reserved?.count ?? 0)
    if (more === 0) return []
    const available = item && more > 0 ? await toBeHad(deps, item, quantity) : 0
    if (!item || (more > 0 && more > available)) return [{ article, size, requested: more, available }]
    const changed = await change(deps, item, { order, quantity, until })
    if (changed && isOffered(changed, quantity) !== isOffered(item, quantity)) await version.noteStockFlip(article)
    if (changed) return []
    // Another order was first: what is left is looked at again.
  }
}

/** How many more there are: on the shelf, or by what may be promised of an article that is awaited. */
async function toBeHad(deps: ReserveDeps, item: StockItem, { article, preorder }: ItemQuantity): Promise<number> {
  if (!preorder) return item.available
  return (await deps.findAwaited([article])).has(article) ? promisable(item) : 0
}

function isOffered(item: StockItem, { preorder }: ItemQuantity): boolean {
  return (preorder ? promisable(item) : item.available) > 0
}

type Change = { order: string; quantity: ItemQuantity; until: Date }

/** Null where the size is another than was read. */
function change(
  { stock }: ReserveDeps,
  item: StockItem,
  { order, quantity, until }: Change,
): Promise<StockItem | null> {
  const { count, preorder } = quantity
  const reserved = reservationOf(order, item, quantity)
  if (preorder) {
    if (!reserved) return stock.promise(order, quantity, item.preorder_limit, until)
    return count === 0 ? stock.releasePromise(item, reserved) : stock.resizePromise(item, reserved, count)
  }
  if (!reserved) return stock.reserve(order, { ...item, count }, until)
  return count === 0 ? stock.release(item, reserved) : stock.resize(item, reserved, count)
}

function keyOf({ article, size, preorder = false }: Resized): string {
  return `${article}\n${size}\n${preorder}`
}
