import type { Catalog } from '../clients/catalog.ts'
import { itemsOf, outOfStock } from '../order/order-line.ts'
import type { ReturnWish } from '../order/return-request.ts'

/**
 * What a customer wants in place of items that go back must be in stock now; it is reserved once staff have accepted the return.
 * @throws ShopError out_of_stock with what is left.
 */
export async function checkWanted(catalog: Pick<Catalog, 'sellables'>, lines: ReturnWish['lines']): Promise<void> {
  const items = itemsOf(lines.flatMap(({ wanted, count }) => (wanted ? { ...wanted, count } : [])))
  if (items.length === 0) return
  const sellables = await catalog.sellables(items)
  const short = items.flatMap(({ article, size, count: requested }) => {
    const { available = 0 } = sellables.find(known => known.article === article && known.size === size) ?? {}
    return available < requested ? [{ article, size, requested, available }] : []
  })
  if (short.length > 0) throw outOfStock(short)
}
