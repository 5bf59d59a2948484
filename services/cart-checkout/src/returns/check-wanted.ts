import { ShopError } from '@shop/contracts/errors'
import type { Catalog } from '../clients/catalog.ts'
import { itemsOf, outOfStock } from '../order/order-line.ts'
import type { ReturnWish } from '../order/return-request.ts'

type Stock = Pick<Catalog, 'sellables' | 'alternatives'>

/**
 * What a customer wants in place of items that go back is another size, height or colour of their model, and in stock now; it is reserved
 * once staff have accepted the return (docs/rules.md, "Returns").
 * @throws ShopError out_of_stock with what is left; validation for a garment of another model.
 */
export async function checkWanted(catalog: Stock, lines: ReturnWish['lines']): Promise<void> {
  const asked = lines.flatMap(({ article: of, wanted, count }) => (wanted ? [{ of, ...wanted, count }] : []))
  if (asked.length === 0) return
  const items = itemsOf(asked.map(({ article, size, count }) => ({ article, size, count })))
  const [sellables, ofModels] = await Promise.all([
    catalog.sellables(items),
    catalog.alternatives(asked.map(({ of }) => of)),
  ])
  const isSold = ({ article }: { article: string }) => sellables.some(known => known.article === article)
  const isOfModel = ({ of, article }: (typeof asked)[number]) =>
    ofModels.get(of)?.some(known => known.article === article) ?? false
  // What is not sold any more is of no model that can be seen: it is gone.
  if (asked.some(one => isSold(one) && !isOfModel(one)))
    throw new ShopError('validation', { fields: { wanted: 'other_model' } })
  const short = items.flatMap(({ article, size, count: requested }) => {
    const { available = 0 } = sellables.find(known => known.article === article && known.size === size) ?? {}
    return available < requested ? [{ article, size, requested, available }] : []
  })
  if (short.length > 0) throw outOfStock(short)
}
