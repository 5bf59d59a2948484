import { ShopError } from '@shop/contracts/errors'
import type { StaffStock } from '@shop/contracts/staff/goods/staff-product-forms'
import type { StockChange } from '@shop/contracts/staff/goods/staff-stock'
import { receiveStock } from '../stock/arrivals.ts'
import type { StockItem } from '../stock/stock.ts'
import { refuseMoreThanThere, refuseReserved, takeOff } from '../stock/take-off.ts'
import type { EditDeps } from './edit-product.ts'
import { toStaffStock } from './product-form.ts'

type Wanted = { article: string; key: string; change: StockChange }

/**
 * Adds and takes items of an article, size by size. What is refused is refused before anything moves; a repeat under the same
 * key goes on where the first try ended.
 * @throws ShopError not_found; validation with the fields; stock_reserved with the orders that are in danger.
 */
export async function changeStock(
  deps: EditDeps,
  { article, key, change }: Wanted,
): Promise<{ before: StaffStock[]; stock: StaffStock[] }> {
  const { sizes } = await deps.articles.one(article)
  const items = await deps.stock.ofArticle(article)
  const bySize = new Map(items.map(item => [item.size, item]))
  refuseUnknown(change, new Set(sizes.map(({ name }) => name)))
  const move = `staff ${key}`
  const taken = takenBy(change, bySize).filter(({ item }) => !item.moves?.includes(move))
  for (const { item, count, field } of taken) refuseMoreThanThere(item, { count }, field)
  if (!change.confirm) refuseReserved(taken)

  for (const [place, { size, by }] of change.changes.entries()) {
    if (by > 0) await receiveStock(deps, move, { article, size, count: by })
    else {
      const options = { confirmed: change.confirm ?? false, field: `changes.${place}.by` }
      await takeOff(deps, move, { article, size, count: -by }, options)
    }
  }
  // Lists of staff count items: they look again, whether a size sold out or not.
  await deps.version.noteTurn(article)
  const shown = (all: readonly StockItem[]) => {
    const found = new Map(all.map(item => [item.size, item]))
    return sizes.flatMap(({ name }) => found.get(name) ?? []).map(toStaffStock)
  }
  return { before: shown(items), stock: shown(await deps.stock.ofArticle(article)) }
}

function takenBy({ changes }: StockChange, bySize: ReadonlyMap<string, StockItem>) {
  return changes.flatMap(({ size, by }, place) => {
    const item = bySize.get(size)
    return item && by < 0 ? [{ item, count: -by, field: `changes.${place}.by` }] : []
  })
}

function refuseUnknown({ changes }: StockChange, known: ReadonlySet<string>): void {
  const fields: Record<string, string> = {}
  for (const [place, { size }] of changes.entries()) {
    const isRepeated = changes.findIndex(other => other.size === size) < place
    if (!known.has(size) || isRepeated) fields[`changes.${place}.size`] = isRepeated ? 'twice' : 'unknown'
  }
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}
