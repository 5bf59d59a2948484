import type { Order } from '@shop/cart-checkout/order/order'
import { customerFiguresInvariant } from '../../audit/customer-figures.ts'
import type { ShopDatabases } from '../../audit/invariant.ts'
import { orderCountsInvariant } from '../../audit/order-counts.ts'
import { statisticsInvariant } from '../../audit/statistics.ts'
import type { Report } from '../harness/report.ts'

const WORST = 5

/** Figures of sales and of customers are those that all orders give when they are counted again. */
export async function recountFigures(databases: ShopDatabases, report: Report): Promise<void> {
  const invariants = [statisticsInvariant(), customerFiguresInvariant(), orderCountsInvariant()]
  const orders = databases('cart-checkout').collection<Order>('orders')
  const all = orders.find({ created_at: { $gt: new Date(0) } }, { projection: { _id: 0 } }).batchSize(500)
  for await (const order of all) for (const invariant of invariants) invariant.order(order)
  for (const invariant of invariants) {
    const { invariant: name, checked, findings } = await invariant.verdict(databases)
    const note = `${checked} counted again`
    report.answer(`${name}: figures other than those of the orders`, { result: findings.length, atMost: 0, note })
    for (const { message } of findings.slice(0, WORST)) report.note(message)
  }
}
