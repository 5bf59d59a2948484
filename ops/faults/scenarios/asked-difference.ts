import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { paymentForm } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { until } from '../../production-shape/until.ts'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'
import { byStaff, killAt, officeOf } from './kill-at.ts'
import { findPaid } from './order-changes.ts'

const PATIENCE_MS = 20_000

/** Instants after the bank has approved the difference: its event and the change are saved, the new item is sold. */
const points = ['payment-event-saved', 'stock-sold'] as const satisfies readonly FailpointName[]

/** B1: staff ask for the difference of one more item, the customer pays it, and the process dies in either: the order is changed once. */
export const askedDifferenceScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies while the difference of a change is asked for, and while the customer pays it',
    async run(environment) {
      for (const point of points) {
        const number = await dieAsking(environment)
        await diePaid(environment, number, { point, made: 'change' })
      }
    },
  },
]

/** An order that waits for the difference of one more item, though the process died as it was asked for. */
async function dieAsking(environment: Environment): Promise<string> {
  const { databases } = environment
  const { number, lines } = await findPaid(environment, { awaiting_difference: { $exists: false } })
  const client = officeOf(environment)
  const { order } = await client.read(fullOrderEndpoint, { ...byStaff, params: {}, query: { order: number }, body: {} })
  const other = sizes.find(({ size }) => lines.every(line => line.size !== size))
  if (!other) throw new Error('nothing can be added')
  const seen = order.changeable?.revision ?? ''
  const body = { seen, added: [{ ...other, count: 1 }], ask_difference: true as const }
  const ask = () => client.write(changeOrderEndpoint, { ...byStaff, params: { number }, query: {}, body })
  await killAt(environment, 'stock-reserved-for-change', ask)
  const orders = databases('cart-checkout').collection<Order>('orders')
  await until(PATIENCE_MS, `the difference of ${number} was not asked for`, async () => {
    const found = await orders.findOne({ number, tasks: [] })
    return found?.awaiting_difference !== undefined
  })
  return number
}

type Paying = { point: FailpointName; made: 'change' | 'exchange' }

/** The customer pays what the order waits for, and the process dies: what was asked for is made once. */
export async function diePaid(environment: Environment, number: string, { point, made }: Paying): Promise<void> {
  const { shape, bank, databases } = environment
  const orders = databases('cart-checkout').collection<Order>('orders')
  const waiting = await orders.findOne({ number })
  await paymentForm(createBrowser(shape.url), waiting?.ref ?? '')
  const attempt = (await orders.findOne({ number }))?.attempts.at(-1)
  if (!attempt?.change) throw new Error(`${number}: the difference cannot be paid`)
  const callback = await bank.approval(attempt.payment_id, String(attempt.charge.amount / 100))
  await bank.record(callback)
  await killAt(environment, point, () => bank.report(callback))
  while (!(await bank.report(callback))) await pause(200)
  const findChanged = () => orders.findOne({ number, tasks: [], awaiting_difference: { $exists: false } })
  await until(PATIENCE_MS, `${point}: the ${made} of ${number} was left`, async () => (await findChanged()) !== null)
  const changed = await findChanged()
  const times = changed?.history.filter(({ event }) => event === made).length
  if (times !== 1) throw new Error(`${point}: ${made} of ${number} was made ${times} times`)
  if (changed?.alerts.includes('double_paid'))
    throw new Error(`${point}: the difference counts as one payment too many`)
}
