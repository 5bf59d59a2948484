import { failpoint } from '@shop/service-kit/process/failpoints'
import type { StockDeps } from './settle-stock.ts'
import { type ItemQuantity, reservationOf, type Shortage, type StockItem } from './stock.ts'

/** `count`: what is to be reserved of a size; `was`: what stays reserved where not all sizes are there. */
type Resized = Omit<ItemQuantity, 'preorder'> & { was: number }

type ResizeRequest = { order: string; items: readonly Resized[]; until: Date }

/**
 * Makes what is reserved of these sizes for an order so many items; where one is short all of them are as they were, and it says what is
 * short. Counts and not differences are asked for, so a repeat changes nothing.
 */
export async function resizeReservations(deps: StockDeps, { order, items, until }: ResizeRequest): Promise<Shortage[]> {
  const wanted = items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const short: Shortage[] = []
  for (const { article, size, count } of wanted) {
    short.push(...(await resize(deps, order, { article, size, count }, until)))
    await failpoint('size-resized')
  }
  if (short.length === 0) return []
  for (const { article, size, was } of wanted) await resize(deps, order, { article, size, count: was }, until)
  return short
}

async function resize(deps: StockDeps, order: string, quantity: ItemQuantity, until: Date): Promise<Shortage[]> {
  const { stock, version } = deps
  const { article, size, count } = quantity
  for (;;) {
    const item = await stock.sizeAsKept(quantity)
    const reserved = item ? reservationOf(order, item) : undefined
    const more = count - (reserved?.count ?? 0)
    if (more === 0) return []
    const available = item?.available ?? 0
    if (!item || more > available) return [{ article, size, requested: more, available }]
    const changed = await change(deps, item, { order, count, until })
    if (changed && (changed.available === 0) !== (available === 0)) await version.noteStockFlip(article)
    if (changed) return []
    // Another order was first: what is left is looked at again.
  }
}

/** Null where the size is another than was read. */
function change(
  { stock }: StockDeps,
  item: StockItem,
  { order, count, until }: { order: string; count: number; until: Date },
): Promise<StockItem | null> {
  const reserved = reservationOf(order, item)
  if (!reserved) return stock.reserve(order, { ...item, count }, until)
  return count === 0 ? stock.release(item, reserved) : stock.resize(item, reserved, count)
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article}\n${size}`
}
