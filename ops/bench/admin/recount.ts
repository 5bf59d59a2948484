import type { Order } from '@shop/cart-checkout/order/order'
import { withTodaysTasks } from '@shop/cart-checkout/order/stored-tasks'
import { customerFiguresInvariant } from '../../audit/customer-figures.ts'
import type { ShopDatabases } from '../../audit/invariant.ts'
import { orderCountsInvariant } from '../../audit/order-counts.ts'
import { statisticsInvariant } from '../../audit/statistics.ts'

const WORST = 5

/** Figures of sales and of customers are those that all orders give when they are counted again; what is not so, in words. */
export async function recount(databases: ShopDatabases): Promise<string[]> {
  const invariants = [statisticsInvariant(), customerFiguresInvariant(), orderCountsInvariant()]
  const orders = databases('cart-checkout').collection<Order>('orders')
  const all = orders.find({ created_at: { $gt: new Date(0) } }, { projection: { _id: 0 } }).batchSize(500)
  for await (const order of all) for (const invariant of invariants) invariant.order(withTodaysTasks<Order>(order))
  const verdicts = await Promise.all(invariants.map(invariant => invariant.verdict(databases)))
  return verdicts.flatMap(({ invariant, checked, findings }) => {
    console.log(
      `${findings.length > 0 ? 'FAIL' : 'ok  '} ${invariant}: ${checked} counted again, ${findings.length} other`,
    )
    return findings.slice(0, WORST).map(({ message }) => message)
  })
}
