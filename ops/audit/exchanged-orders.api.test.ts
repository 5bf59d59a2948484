import { randomUUID } from 'node:crypto'
import { everSoldLines } from '@shop/cart-checkout/order/exchange'
import type { Order } from '@shop/cart-checkout/order/order'
import { isReceived } from '@shop/cart-checkout/order/payment-attempt'
import { ShopError } from '@shop/contracts/errors'
import {
  deliveredOrderEndpoint,
  dropChangeEndpoint,
  exchangeOrderEndpoint,
  readyOrderEndpoint,
  refundOrderEndpoint,
  returnsEndpoint,
  takeOrderEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
import { oneOf, seededRandom } from '@shop/testing/seeded'
import { auditShop } from './audit-shop.ts'

const article = 'DR-1042-BUR-R'
const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const

type Shop = Awaited<ReturnType<typeof startShop>>

let shop: Shop
let goods: { article: string; size: string }[]
beforeAll(async () => {
  shop = await startShop()
  const stock = shop.databases.catalog.collection('stock')
  await stock.updateMany({ available: { $gt: 0 } }, { $inc: { available: 50, received: 50 } })
  // Its own sizes, and garments that are cheaper and dearer.
  const known = await stock
    .find({ available: { $gt: 50 } })
    .sort({ article: 1, size: 1 })
    .toArray()
  const items = known.map(({ article, size }) => ({ article, size }))
  goods = [...items.filter(item => item.article === article), ...items.filter((_, index) => index % 20 === 0)]
})
afterAll(() => shop.stop())

const by = { who: 'olena', idempotencyKey: '', requestId: '' }
const office = () => createInternalClient({ calls: shop.services['cart-checkout'].internal })

async function readOrder(number: string): Promise<FullOrder> {
  return (await office().read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })).order
}

/** Somebody has so many dresses of an order that was paid online. */
async function delivered(count: number): Promise<string> {
  const browser = shop.open()
  const { body } = await buy(browser, [{ article, size: '38 (M)', count }], { delivery })
  const { ref, number } = body.order as { ref: string; number: string }
  await decideOn(await paymentForm(browser, ref))
  await office().write(takeOrderEndpoint, { ...by, params: { number }, query: {}, body: {} })
  await handOver(number)
  return number
}

async function decideOn(form: Awaited<ReturnType<typeof paymentForm>>, choice = 'approve'): Promise<void> {
  form.append('choice', choice)
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

async function callOff(number: string): Promise<void> {
  await office().write(dropChangeEndpoint, { ...by, params: { number }, query: {}, body: {} })
}

async function handOver(number: string): Promise<void> {
  await office().write(readyOrderEndpoint, { ...by, params: { number }, query: {}, body: {} })
  await office().write(deliveredOrderEndpoint, { ...by, params: { number }, query: {}, body: {} })
}

type Line = { article: string; size: string; bundle: string | null }

async function sendBack(number: string, line: Line, count: number, restock = true): Promise<void> {
  const { article, size, bundle } = line
  const lines = [{ article, size, bundle, count }]
  const call = { ...by, params: { number }, query: {} }
  const asked = { step: 'request' as const, lines, cause: 'too_small' as const, reason: '' }
  await office().write(returnsEndpoint, { ...call, body: asked })
  const came = { step: 'accept' as const, lines: lines.map(line => ({ ...line, restock })) }
  await office().write(returnsEndpoint, { ...call, body: came })
}

const taken = { difference: { means: 'cash' as const, reason: 'Каса' } }
const byLink = { ask_difference: true as const }

async function exchange(
  number: string,
  line: Line,
  count: number,
  to: { article: string; size: string },
  difference: typeof taken | typeof byLink = taken,
) {
  const { article, size, bundle } = line
  const seen = (await readOrder(number)).exchangeable?.revision ?? '0'.repeat(16)
  const body = { seen, swaps: [{ article, size, bundle, count, to }], ...difference }
  await office().write(exchangeOrderEndpoint, { ...by, params: { number }, query: {}, body })
}

async function giveBack(number: string, wish: object): Promise<void> {
  const { refunded_so_far } = await readOrder(number)
  const body = { refunded_so_far, comment: 'Перевірка', ...wish }
  await office().write(refundOrderEndpoint, {
    ...by,
    idempotencyKey: randomUUID(),
    params: { number },
    query: {},
    body,
  })
}

async function findings(): Promise<string[]> {
  const { jobs } = shop.services['cart-checkout']
  for (const job of ['finish-orders', 'count-sales', 'count-orders']) await jobs.runNow(job)
  const verdicts = await auditShop(service => shop.databases[service], 0)
  return verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`))
}

const orders = () => shop.databases['cart-checkout'].collection<Order>('orders')
const ordered = async (number: string) => (await orders().findOne({ number })) as Order

test.each<FailpointName>(['size-reserved', 'stock-reserved-for-change', 'order-changed', 'size-sold'])(
  'a process that dies at %s leaves an exchanged order and every item in its place',
  async point => {
    const number = await delivered(1)
    const line = { article, size: '38 (M)', bundle: null }
    await sendBack(number, line, 1)
    const disarm = armFailpoint(point, () => {
      disarm()
      throw new Error('the process died')
    })

    await exchange(number, line, 1, { article, size: '40 (L)' }).catch(() => null)
    // Its lease ends: nobody works on it any more.
    await orders().updateOne({ number, tasks_lease_until: { $ne: null } }, { $set: { tasks_lease_until: new Date(0) } })

    expect(await findings()).toEqual([])
    const { lines, exchanges = [], state } = await ordered(number)
    expect([lines.map(({ size }) => size), exchanges.length, state]).toEqual([['40 (L)'], 1, 'processing'])
  },
)

/** What a customer and staff do with goods that were delivered, until there is nothing left to do. */
type Deed = (number: string, order: FullOrder, random: () => number) => Promise<void>
const deeds = {
  sendBack: (number, { lines }, random) => {
    const line = oneOf(random, lines)
    return sendBack(number, line, 1 + Math.floor(random() * 2), random() < 0.7)
  },
  exchange: async (number, { exchangeable }, random) => {
    const there = exchangeable?.lines ?? []
    if (there.length === 0) return
    const line = oneOf(random, there)
    const difference = random() < 0.5 ? taken : byLink
    return exchange(number, line, 1 + Math.floor(random() * line.count), oneOf(random, goods), difference)
  },
  /** Or the bank declines it, or staff wait no longer: some are paid after that. */
  decideOnDifference: async (number, { awaiting_difference: awaited, ref }, random) => {
    if (!awaited) return
    const chance = random()
    const form = chance < 0.9 ? await paymentForm(shop.open(), ref) : null
    if (chance > 0.8) await callOff(number)
    if (form) await decideOn(form, chance < 0.1 ? 'decline' : 'approve')
  },
  handOver: (number: string) => handOver(number),
  giveBackDue: (number, { refund_due: due = 0, payments }, random) =>
    giveBack(number, { amount: due, payment_id: oneOf(random, payments).payment_id }),
  giveBackItem: (number, { lines, payments }, random) => {
    const { article, size, bundle, left } = oneOf(random, lines)
    const { payment_id } = oneOf(random, payments)
    // Of what the customer has, the return decides.
    const restock = left > 0 ? { restock: true } : {}
    return giveBack(number, { lines: [{ article, size, bundle, count: 1, ...restock }], payment_id })
  },
} satisfies Record<string, Deed>
/** What fits an order as it is, and now and then what does not. */
function chooseDeed({ actions, exchangeable, awaiting_difference: awaited }: FullOrder, random: () => number): Deed {
  if (random() < 0.2) return oneOf(random, Object.values(deeds))
  if (awaited) return deeds.decideOnDifference
  if (exchangeable && random() < 0.8) return deeds.exchange
  if (actions.includes('ready')) return deeds.handOver
  return actions.includes('return_request') ? deeds.sendBack : deeds.giveBackDue
}

const last: Deed = (number, { payments }, random) =>
  giveBack(number, { payment_id: oneOf(random, payments).payment_id })

const STEPS = 24

test('whatever is sent back, exchanged and paid back, one thing after another, the money that came is goods, delivery and what went back', async () => {
  const random = seededRandom(4920)
  let exchanged = 0
  const byCustomer = { paid: 0, tooMany: 0 }
  for (let run = 0; run < 15; run++) {
    const number = await delivered(1 + Math.floor(random() * 3))
    for (let step = 0; step < STEPS; step++) {
      const order = await readOrder(number)
      const deed = step < STEPS - 1 ? chooseDeed(order, random) : last
      // Some of it cannot be done now, and is refused.
      await Promise.resolve()
        .then(() => deed(number, order, random))
        .catch(error => expect(error).toBeInstanceOf(ShopError))
      const { sums, attempts, overpaid = [], refunds = [], exchanges = [] } = await ordered(number)
      const received = attempts.filter(isReceived)
      const tooMany = received.filter(({ change_dropped }) => change_dropped)
      const came = sumOf(received.map(({ charge }) => charge))
      expect(came).toBe(sums.total + sumOf(overpaid) + sumOf(tooMany.map(({ charge }) => charge)))
      expect(sumOf(refunds)).toBeLessThanOrEqual(came)
      if (step < STEPS - 1) continue
      exchanged += exchanges.length
      byCustomer.tooMany += tooMany.length
      byCustomer.paid += received.filter(({ change, means }) => change !== undefined && means === undefined).length
    }
  }
  expect(byCustomer.paid - byCustomer.tooMany).toBeGreaterThan(5)
  expect(byCustomer.tooMany).toBeGreaterThan(0)
  expect(exchanged).toBeGreaterThan(25)
  expect(await findings()).toEqual([])
})

test('what an order took off the shelves is what it has and what was exchanged', async () => {
  const number = await delivered(2)
  const line = { article, size: '38 (M)', bundle: null }
  await sendBack(number, line, 2, false)
  await exchange(number, line, 1, { article, size: '40 (L)' })
  await exchange(number, line, 1, { article, size: '38 (M)' })

  const order = await ordered(number)
  expect(everSoldLines(order).map(({ size, count }) => [size, count])).toEqual([
    ['40 (L)', 1],
    ['38 (M)', 3],
  ])
  expect(await findings()).toEqual([])
})

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
