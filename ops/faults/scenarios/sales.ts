import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { SALES_FORM } from '@shop/cart-checkout/order/sales-form'
import { salesOfOrder } from '@shop/cart-checkout/sales/order-sales'
import { figureKeys } from '@shop/cart-checkout/sales/sales-entry'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'

/** Who died counting leaves a lease of a minute. */
const PATIENCE_MS = 90_000
const points = ['sales-noted', 'sales-outdated'] as const satisfies readonly FailpointName[]

type Figures = { _id: string; stale_since: Date | null }

/** B1: the process dies between an order and the figures of sales: they come to what the orders say, without a person. */
export const salesScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies while it counts sales',
    async run(environment) {
      const { shape, tally } = environment
      const kept = shape.processes['cart-checkout']
      for (const point of points) {
        tally.fault()
        const died = await kept.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS)
        tally.fault()
        if (died?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
        await kept.ready()
      }
      await untilCounted(environment)
    },
  },
]

/** Everything that was paid by now is in the figures; that these are right is for the audit to say. */
async function untilCounted({ databases }: Environment): Promise<void> {
  const db = databases('cart-checkout')
  const [orders, facts] = [db.collection<Order>('orders'), db.collection<{ _id: string }>('sales_facts')]
  const sold = (await orders.find({ created_at: { $gt: new Date(0) } }).toArray()).filter(
    order => salesOfOrder(order).length > 0,
  )
  if (sold.length === 0) throw new Error('nobody had paid for anything')
  const numbers = sold.map(({ number }) => number)
  const keys = [...new Set(sold.flatMap(salesOfOrder).flatMap(figureKeys))]
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const known = await facts.countDocuments({ _id: { $in: numbers } })
    const waiting = await orders.countDocuments({ number: { $in: numbers }, sales_form: { $ne: SALES_FORM } })
    const stale = await staleOf(databases, keys)
    if (known === numbers.length && waiting === 0 && stale === 0) return
    if (Date.now() > giveUpAt)
      throw new Error(
        `of ${numbers.length} paid orders ${known} are noted, ${waiting} wait; ${stale} figures are stale`,
      )
    await pause(200)
  }
}

async function staleOf(databases: Environment['databases'], keys: readonly string[]): Promise<number> {
  const db = databases('cart-checkout')
  const isStale = { _id: { $in: [...keys] }, stale_since: { $ne: null } }
  const counts = ['sales_days', 'sales_goods'].map(name => db.collection<Figures>(name).countDocuments(isStale))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
