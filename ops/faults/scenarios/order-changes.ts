import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Filter } from 'mongodb'
import { until } from '../../production-shape/until.ts'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'
import { askAs } from '../shape.ts'

const PATIENCE_MS = 20_000

/** Instants of a change: the other size is reserved, the order is another one, the former size is back on sale. */
const points = [
  'stock-reserved-for-change',
  'order-changed',
  'stock-returned',
] as const satisfies readonly FailpointName[]

/**
 * B1: staff swap a size of a paid order, or take an item out of it, and the process dies: the order is changed once, and the audit finds every
 * item and what is owed.
 */
export const orderChangeScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies while it changes an order',
    async run(environment) {
      for (const point of points) await dieChanging(environment, point, swapOf)
      await dieChanging(environment, 'stock-returned', takeOut, { 'lines.1': { $exists: true } })
    },
  },
]

type Wish = Pick<OrderChange, 'swaps' | 'removed'>

async function dieChanging(
  environment: Environment,
  point: FailpointName,
  wishOf: (order: Order) => Wish,
  bought: Filter<Order> = {},
): Promise<void> {
  const { shape, tally, databases } = environment
  const paid = await findPaid(environment, bought)
  const checkout = shape.processes['cart-checkout']
  const client = askAs('admin', shape, 'cart-checkout')
  const { number } = paid
  const by = { who: 'olena', idempotencyKey: '', requestId: 'fault-run' }
  const { order } = await client.read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  const body = { seen: order.changeable?.revision ?? '', ...wishOf(paid), keep_sum: 'проба' }
  const change = () => client.write(changeOrderEndpoint, { ...by, params: { number }, query: {}, body })
  while (!state.isDead) {
    await change().catch(() => null)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await checkout.ready()
  const orders = databases('cart-checkout').collection<Order>('orders')
  const findSettled = async () => (await orders.findOne({ number, tasks: [] })) ?? null
  await until(PATIENCE_MS, `${point}: the change of ${number} was left`, async () => (await findSettled()) !== null)
  const times = (await findSettled())?.history.filter(({ event }) => event === 'change').length
  if (times !== 1) throw new Error(`${point}: the order was changed ${times} times`)
}

/** The first item of an order in another size that is there. */
function swapOf({ lines: [line] }: Order): Wish {
  const to = sizes.find(({ size }) => size !== line?.size)
  if (!line || !to) throw new Error('nothing can be swapped')
  return { swaps: [{ article: line.article, size: line.size, bundle: line.bundle, count: 1, to }] }
}

function takeOut({ lines: [line] }: Order): Wish {
  if (!line) throw new Error('nothing can be taken out')
  return { removed: [{ article: line.article, size: line.size, bundle: line.bundle, count: 1 }] }
}

/** The newest order that is paid and was not changed yet. */
export async function findPaid({ databases }: Environment, about: Filter<Order>): Promise<Order> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const bought: Filter<Order> = {
    ...about,
    state: 'paid' as const,
    'lines.0.preorder': null,
    'history.event': { $ne: 'change' },
    tasks: [],
  }
  const filter = { ...bought, refunds: { $exists: false } }
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    const paid = await orders.findOne(filter, { sort: { created_at: -1 } })
    if (paid) return paid
    await pause(100)
  }
  throw new Error('nobody has paid')
}
