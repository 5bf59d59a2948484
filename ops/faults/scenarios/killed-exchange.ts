import type { Order } from '@shop/cart-checkout/order/order'
import {
  deliveredOrderEndpoint,
  exchangeOrderEndpoint,
  returnsEndpoint,
  shipOrderEndpoint,
  takeOrderEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { until } from '../../production-shape/until.ts'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'
import { diePaid } from './asked-difference.ts'
import { byStaff, killAt, officeOf } from './kill-at.ts'
import { findPaid } from './order-changes.ts'

const PATIENCE_MS = 20_000
const tracking = '20450000000000'
/** It costs more than what everybody buys. */
const blazer = { article: 'JK-3021-SND-R', size: '38 (M)' }

/** Instants of an exchange: the other item is reserved, the order is another one, the item is sold. */
const points = ['stock-reserved-for-change', 'order-changed', 'stock-sold'] as const satisfies readonly FailpointName[]
/** And after the bank has approved what a dearer one costs more. */
const paidPoints = ['payment-event-saved', 'stock-sold'] as const satisfies readonly FailpointName[]

/**
 * B1: staff exchange an item that came back, and the process dies: it is exchanged once, and the audit finds every item. A dearer one waits for
 * its money though the process died as it was asked for, and is made once though it died as the customer paid.
 */
export const killedExchangeScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout is killed in an exchange of what came back, and as its customer pays for a dearer one',
    async run(environment) {
      for (const point of points) await dieExchanging(environment, point)
      for (const point of paidPoints) {
        const number = await dieAskingForMore(environment)
        await diePaid(environment, number, { point, made: 'exchange' })
      }
    },
  },
]

type Wish = { to: { article: string; size: string }; ask_difference?: true }

async function dieExchanging(environment: Environment, point: FailpointName): Promise<void> {
  const order = await sendBack(environment)
  const to = sizes.find(({ size }) => size !== order.lines[0]?.size)
  if (!to) throw new Error('nothing can be exchanged')
  const { exchanges = [], history } = await exchangeAndDie(environment, order, { point, wish: { to } })
  const times = history.filter(({ event }) => event === 'exchange').length
  if (times !== 1 || exchanges.length !== 1) throw new Error(`${point}: ${order.number} was exchanged ${times} times`)
}

async function dieAskingForMore(environment: Environment): Promise<string> {
  const order = await sendBack(environment)
  const wish: Wish = { to: blazer, ask_difference: true }
  const { awaiting_difference: awaited } = await exchangeAndDie(environment, order, {
    point: 'stock-reserved-for-change',
    wish,
  })
  if (!awaited) throw new Error(`the difference of ${order.number} was not asked for`)
  return order.number
}

/** The order once nothing of the exchange is left to do, though the process died in it. */
async function exchangeAndDie(
  environment: Environment,
  { number, lines: [line] }: Order,
  { point, wish: { to, ...asked } }: { point: FailpointName; wish: Wish },
): Promise<Order> {
  if (!line) throw new Error(`${number} has no lines`)
  const client = officeOf(environment)
  const read = { ...byStaff, params: {}, query: { order: number }, body: {} }
  const { exchangeable } = (await client.read(fullOrderEndpoint, read)).order
  const { article, size, bundle } = line
  const body = { seen: exchangeable?.revision ?? '', swaps: [{ article, size, bundle, count: 1, to }], ...asked }
  const exchange = () => client.write(exchangeOrderEndpoint, { ...byStaff, params: { number }, query: {}, body })
  await killAt(environment, point, exchange)
  const orders = environment.databases('cart-checkout').collection<Order>('orders')
  const made = ['exchange', 'ask_difference']
  const findSettled = () => orders.findOne({ number, tasks: [], 'history.event': { $in: made } })
  await until(PATIENCE_MS, `${point}: the exchange of ${number} was left`, async () => {
    // Another order's items may have been the ones that were sold at that instant: staff who see no exchange try again.
    if (!(await findSettled())) await exchange().catch(() => null)
    return (await findSettled()) !== null
  })
  return (await findSettled()) as Order
}

/** An order that its customer has had, and of which the first item came back. */
async function sendBack(environment: Environment): Promise<Order> {
  const order = await findPaid(environment, { alerts: [] })
  const { number, lines } = order
  const line = lines.slice(0, 1).map(({ article, size, bundle }) => ({ article, size, bundle, count: 1 }))
  const client = officeOf(environment)
  const call = { ...byStaff, params: { number }, query: {} }
  await client.write(takeOrderEndpoint, { ...call, body: {} })
  await client.write(shipOrderEndpoint, { ...call, body: { tracking } })
  await client.write(deliveredOrderEndpoint, { ...call, body: {} })
  await client.write(returnsEndpoint, {
    ...call,
    body: { step: 'request', lines: line, cause: 'too_small', reason: '' },
  })
  await client.write(returnsEndpoint, {
    ...call,
    body: { step: 'accept', lines: line.map(named => ({ ...named, restock: true })) },
  })
  return order
}
