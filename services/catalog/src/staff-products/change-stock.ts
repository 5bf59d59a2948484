import { ShopError } from '@shop/contracts/errors'
import type { StaffStock } from '@shop/contracts/staff/goods/staff-product-forms'
import type { StockChange } from '@shop/contracts/staff/goods/staff-stock'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { noteAllTakenBack } from '@shop/service-kit/storage/noted-writes'
import { receiveStock } from '../stock/arrivals.ts'
import { onHand, type StockItem } from '../stock/stock.ts'
import { refuseMoreThanThere, refuseReserved, takeOff } from '../stock/take-off.ts'
import type { EditDeps } from './edit-product.ts'
import type { CountedChange, KeyedStockChanges } from './keyed-stock-changes.repository.ts'
import { toStaffStock } from './product-form.ts'

export type ChangeStockDeps = EditDeps & { keyedStockChanges: KeyedStockChanges }
type Wanted = { article: string; key: string; change: StockChange }
type Changed = CountedChange & { stock: StaffStock[] }

/**
 * Adds and takes items of an article, size by size. What is refused is refused before anything moves; a repeat under the same
 * key goes on where the first try ended, and tells what that one made other than before.
 * @throws ShopError not_found; idempotency_conflict when the key is another change's; validation with the fields; stock_reserved with the orders that are in danger.
 */
export async function changeStock(deps: ChangeStockDeps, { article, key, change }: Wanted): Promise<Changed> {
  const { sizes } = await deps.articles.one(article)
  const inOrder = async () => {
    const found = new Map((await deps.stock.ofArticle(article)).map(item => [item.size, item]))
    return sizes.flatMap(({ name }) => found.get(name) ?? [])
  }
  const items = await inOrder()
  const left = items.filter(({ moves }) => !moves?.includes(moveOf(key)))
  refuseUnknown(change, new Set(sizes.map(({ name }) => name)))
  const taken = takenBy(change, left)
  for (const { item, count, field } of taken) refuseMoreThanThere(item, { count }, field)
  if (!change.confirm) refuseReserved(taken)

  const request = { article, key, bodyHash: bodyHash(change) }
  const counted = await deps.keyedStockChanges.begin(request, countedChange(change, items, left), deps.clock.now())
  await moveSizes(deps, { article, key, change })
  // Lists of staff count items: they look again, whether a size sold out or not.
  await deps.version.noteStockFlip(article)
  return { ...counted, stock: (await inOrder()).map(toStaffStock) }
}

/** What is still to be moved comes on top of what is there, or off it. */
function countedChange(
  { changes }: StockChange,
  items: readonly StockItem[],
  left: readonly StockItem[],
): CountedChange {
  const before = Object.fromEntries(items.map(item => [item.size, onHand(item)]))
  const wanted = new Map(changes.map(({ size, by }) => [size, by]))
  const moved = left.map(item => [item.size, onHand(item) + (wanted.get(item.size) ?? 0)] as const)
  return { before, after: { ...before, ...Object.fromEntries(moved) } }
}

/** Each size once under the key, which its document remembers. */
async function moveSizes(deps: ChangeStockDeps, { article, key, change }: Wanted): Promise<void> {
  const move = moveOf(key)
  for (const [index, { size, by }] of change.changes.entries()) {
    const quantity = { article, size, count: Math.abs(by) }
    const options = { confirmed: change.confirm ?? false, field: `changes.${index}.by` }
    try {
      await (by > 0 ? receiveStock(deps, move, quantity) : takeOff(deps, move, quantity, options))
    } catch (error) {
      // Somebody was faster: where nothing has moved there is nothing to tell.
      if (index === 0 && error instanceof ShopError) {
        await deps.keyedStockChanges.forget(article, key)
        noteAllTakenBack()
      }
      throw error
    }
    await failpoint('size-moved')
  }
}

function moveOf(key: string): string {
  return `staff ${key}`
}

function takenBy({ changes }: StockChange, left: readonly StockItem[]) {
  return changes.flatMap(({ size, by }, index) => {
    const item = left.find(other => other.size === size)
    return item && by < 0 ? [{ item, count: -by, field: `changes.${index}.by` }] : []
  })
}

function refuseUnknown({ changes }: StockChange, known: ReadonlySet<string>): void {
  const fields: Record<string, string> = {}
  for (const [index, { size }] of changes.entries()) {
    const isRepeated = changes.findIndex(other => other.size === size) < index
    if (!known.has(size) || isRepeated) fields[`changes.${index}.size`] = isRepeated ? 'twice' : 'unknown'
  }
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}
