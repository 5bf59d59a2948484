import type { Order } from '@shop/cart-checkout/order/order'
import { isReceived } from '@shop/cart-checkout/order/payment-attempt'
import { receiveStockEndpoint } from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint, orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
import { oneOf, seededRandom } from '@shop/testing/seeded'
import { auditShop } from './audit-shop.ts'

/** It lies on the shelf. */
const shelf = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const

type Shop = Awaited<ReturnType<typeof startShop>>
let shop: Shop
let awaited: { article: string; sizes: string[] }
beforeAll(async () => {
  shop = await startShop()
  const { catalog } = shop.databases
  await catalog.collection('stock').updateMany(shelf, { $inc: { available: 40, received: 40 } })
  const found = await catalog.collection('articles').findOne({ preorder_on: { $type: 'string' }, is_shown: true })
  const sizes: string[] = found?.sizes.map(({ name }: { name: string }) => name).slice(0, 3) ?? []
  awaited = { article: String(found?.article), sizes }
  // Some of what is asked for is beyond what may be promised.
  await catalog.collection('stock').updateMany({ article: awaited.article }, { $set: { preorder_limit: 12 } })
})
afterAll(() => shop.stop())

const by = { who: 'olena', idempotencyKey: '', requestId: '' }
const office = () => createInternalClient({ calls: shop.services['cart-checkout'].internal })
const ordered = (number: string) => shop.databases['cart-checkout'].collection<Order>('orders').findOne({ number })

async function readOrder(number: string): Promise<FullOrder> {
  return (await office().read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })).order
}

async function placed(count: number, size: string): Promise<string> {
  const lines = [
    { article: awaited.article, size, count },
    { ...shelf, count: 1 },
  ]
  const { body } = await buy(shop.open(), lines, { delivery, preorder_ack: true })
  return (body.order as { number: string } | undefined)?.number ?? ''
}

async function change(number: string, order: FullOrder, wish: Omit<OrderChange, 'seen'>): Promise<void> {
  const body = { ...wish, seen: order.changeable?.revision ?? '0'.repeat(16) }
  await office().write(changeOrderEndpoint, { ...by, params: { number }, query: {}, body })
}

async function pay(number: string, choice: string): Promise<void> {
  const { ref } = await readOrder(number)
  const form = await paymentForm(shop.open(), ref)
  form.append('choice', choice)
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

let deliveries = 0
async function arrive(size: string, count: number): Promise<void> {
  deliveries += 1
  const calls = createInternalClient({ calls: shop.services.catalog.internal })
  const piece = { article: awaited.article, size, count }
  await calls.call(receiveStockEndpoint, { key: `delivery ${deliveries}`, piece })
  await shop.services['cart-checkout'].jobs.runNow('assign-arrivals')
}

async function findings(): Promise<string[]> {
  const { jobs } = shop.services['cart-checkout']
  for (const job of ['finish-orders', 'assign-arrivals', 'count-sales', 'count-orders']) await jobs.runNow(job)
  const verdicts = await auditShop(service => shop.databases[service], 0)
  return verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`))
}

type Random = () => number
const cash = { difference: { means: 'cash', reason: 'Каса' } } as const
const terms = (random: Random) => ({ ...cash, ...(random() < 0.5 && { keep_sum: 'Перевірка' }) })
const anySize = (random: Random) =>
  random() < 0.25 ? shelf : { article: awaited.article, size: oneOf(random, awaited.sizes) }
const anyLine = ({ changeable }: FullOrder, random: Random) =>
  oneOf(random, changeable?.lines.length ? changeable.lines : [{ ...shelf, bundle: null, count: 1 }])

type Deed = (number: string, order: FullOrder, random: Random) => Promise<unknown>
const deeds: readonly Deed[] = [
  (number, order, random) => {
    const line = anyLine(order, random)
    const count = 1 + Math.floor(random() * line.count)
    return change(number, order, { ...terms(random), swaps: [{ ...line, count, to: anySize(random) }] })
  },
  (number, order, random) =>
    change(number, order, { ...terms(random), removed: [{ ...anyLine(order, random), count: 1 }] }),
  (number, order, random) =>
    change(number, order, { ...terms(random), added: [{ ...anySize(random), count: 1 + Math.floor(random() * 2) }] }),
  (number, order, random) => change(number, order, { added: [{ ...anySize(random), count: 1 }], ask_difference: true }),
  (number, order, random) => {
    const to = anySize(random)
    return change(number, order, { swaps: [{ ...anyLine(order, random), count: 1, to }], ask_difference: true })
  },
  number => office().write(orderActionEndpoints.drop_change, { ...by, params: { number }, query: {}, body: {} }),
  (_number, _order, random) => arrive(oneOf(random, awaited.sizes), 1),
  number => pay(number, 'approve'),
]

test('whatever staff change of orders in advance, and whatever comes meanwhile, promises, items and sums agree', async () => {
  const random = seededRandom(84)
  const seen = { changed: 0, inAdvance: 0, arrived: 0, refused: 0 }
  for (let run = 0; run < 24; run++) {
    const number = await placed(1 + Math.floor(random() * 3), oneOf(random, awaited.sizes))
    // No more may be promised of that size: nothing was placed.
    if (!number) continue
    if (run % 2 === 0) await pay(number, 'approve')
    for (let step = 0; step < 8; step++) {
      const before = await ordered(number)
      const order = await readOrder(number)
      await oneOf(random, deeds)(number, order, random).catch(error => {
        if (!(error instanceof ShopError)) throw error
        seen.refused += 1
      })
      const { sums, attempts, overpaid = [], state, lines } = (await ordered(number)) as Order
      const isOther = JSON.stringify(before?.lines) !== JSON.stringify(lines)
      if (isOther) seen.changed += 1
      if (isOther && lines.some(({ preorder }) => preorder)) seen.inAdvance += 1
      if (lines.some(({ arrived }) => arrived)) seen.arrived += 1
      expect(sums.total).toBe(sums.subtotal - sums.discount + sums.delivery)
      if (state !== 'paid') continue
      expect(sumOf(attempts.filter(isReceived).map(({ charge }) => charge))).toBe(sums.total + sumOf(overpaid))
    }
    expect(await findings()).toEqual([])
    // What was promised is free for the next order again.
    if (run % 4 === 3) await callOff(number)
  }
  // The walk went where it was to go.
  expect([seen.changed >= 30, seen.inAdvance >= 20, seen.arrived >= 5, seen.refused >= 10]).toEqual(Array(4).fill(true))
})

async function callOff(number: string): Promise<void> {
  await office()
    .write(orderActionEndpoints.cancel, { ...by, params: { number }, query: {}, body: { reason: 'Передумали' } })
    .catch(error => {
      if (!(error instanceof ShopError)) throw error
    })
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
