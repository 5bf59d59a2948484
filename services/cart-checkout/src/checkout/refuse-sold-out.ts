import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { linesKey } from '../order/order.ts'
import { outOfStock } from '../order/short-line.ts'
import { answeredLines } from '../quote/sellable-lines.ts'
import type { OrderRequest } from './order-request.ts'

type Deps = { catalog: Pick<Catalog, 'sellables'>; orders: Pick<OrderRepository, 'byKey' | 'awaiting'> }

/**
 * One cheap read for those who wait in the queue: when everybody wants the last items, most need not wait to be refused.
 * @throws ShopError out_of_stock; never to a buyer for whom the items are reserved.
 */
export async function refuseSoldOut({ catalog, orders }: Deps, { body, buyer, key }: OrderRequest): Promise<void> {
  const lines = answeredLines(body.lines, await catalog.sellables(body.lines))
  const short = lines.filter(({ wanted, available }) => wanted.count > available)
  if (short.length === 0) return
  const own = await Promise.all([orders.byKey(buyer, key), orders.awaiting(buyer, linesKey(body.lines))])
  if (own.some(order => order !== null)) return
  throw outOfStock(
    short.map(({ wanted: { article, size, count }, available }) => ({ article, size, requested: count, available })),
  )
}
