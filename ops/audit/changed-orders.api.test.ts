import { randomUUID } from 'node:crypto'
import type { Order } from '@shop/cart-checkout/order/order'
import { isReceived } from '@shop/cart-checkout/order/payment-attempt'
import { ShopError } from '@shop/contracts/errors'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import {
  changeOrderEndpoint,
  dropChangeEndpoint,
  refundOrderEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
import { oneOf, seededRandom } from '@shop/testing/seeded'
import { auditShop } from './audit-shop.ts'

const article = 'DR-1042-BUR-R'
const medium = { article, size: '38 (M)', bundle: null }
const large = { article, size: '40 (L)' }
const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const

type Shop = Awaited<ReturnType<typeof startShop>>

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  const stock = shop.databases.catalog.collection('stock')
  await stock.updateMany({ article }, { $inc: { available: 20, received: 20 } })
})
afterAll(() => shop.stop())

async function bought(count: number, isPaid: boolean): Promise<string> {
  const browser = shop.open()
  const { body } = await buy(browser, [{ article, size: medium.size, count }], { delivery })
  const { ref, number } = body.order as { ref: string; number: string }
  if (isPaid) {
    const form = await paymentForm(browser, ref)
    form.append('choice', 'approve')
    await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
  }
  return number
}

const by = { who: 'olena', idempotencyKey: '', requestId: '' }
const office = () => createInternalClient({ calls: shop.services['cart-checkout'].internal })

async function readOrder(number: string): Promise<FullOrder> {
  return (await office().read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })).order
}

async function change(number: string, wish: Omit<OrderChange, 'seen'>): Promise<void> {
  const seen = (await readOrder(number)).changeable?.revision ?? ''
  await office().write(changeOrderEndpoint, { ...by, params: { number }, query: {}, body: { ...wish, seen } })
}

/** Staff swap items of an order for another size. */
function swap(number: string, count: number): Promise<void> {
  return change(number, { swaps: [{ ...medium, count, to: large }] })
}

const ofOrder = (number: string) => ({ ...by, params: { number }, query: {}, body: {} })

/** The customer pays what the order waits for. */
async function payDifference(number: string, choice = 'approve'): Promise<void> {
  const { ref } = await readOrder(number)
  const form = await paymentForm(shop.open(), ref)
  form.append('choice', choice)
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

const oneMore = (size: string) => ({ added: [{ article, size, count: 1 }], ask_difference: true as const })

async function giveBack(number: string, wish: object): Promise<void> {
  const { refunded_so_far } = await readOrder(number)
  const body = { refunded_so_far, comment: 'Перевірка', ...wish }
  const key = { ...by, idempotencyKey: randomUUID() }
  await office().write(refundOrderEndpoint, { ...key, params: { number }, query: {}, body })
}

async function findings(): Promise<string[]> {
  const { jobs } = shop.services['cart-checkout']
  for (const job of ['finish-orders', 'count-sales', 'count-orders']) await jobs.runNow(job)
  const verdicts = await auditShop(service => shop.databases[service], 0)
  return verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`))
}

const ordered = (number: string) => shop.databases['cart-checkout'].collection<Order>('orders').findOne({ number })
const sizesIn = async (number: string) => (await ordered(number))?.lines.map(({ size, count }) => [size, count])

test.each([
  [
    'paid',
    2,
    1,
    true,
    [
      ['38 (M)', 1],
      ['40 (L)', 1],
    ],
  ],
  ['paid', 1, 1, true, [['40 (L)', 1]]],
  ['unpaid', 2, 2, false, [['40 (L)', 2]]],
])(
  'the audit finds nothing in a shop where sizes of an order that is %s were swapped: %#',
  async (_, count, swapped, isPaid, expected) => {
    const number = await bought(count, isPaid)

    await swap(number, swapped)

    expect(await sizesIn(number)).toEqual(expected)
    expect(await findings()).toEqual([])
  },
)

test('an order whose size was swapped twice, there and for more items of the same size, keeps its sums', async () => {
  const number = await bought(3, true)
  const before = await ordered(number)

  await swap(number, 1)
  await swap(number, 2)

  const after = await ordered(number)
  expect([after?.sums, await sizesIn(number)]).toEqual([before?.sums, [['40 (L)', 3]]])
  expect(await findings()).toEqual([])
})

test.each<[FailpointName, boolean]>([
  ['size-reserved', true],
  ['stock-reserved-for-change', true],
  ['order-changed', true],
  ['size-sold', true],
  ['stock-returned', true],
  ['stock-reserved-for-change', false],
  ['swapped-released', false],
])('a process that dies at %s leaves a changed order and every item in its place: %#', async (point, isPaid) => {
  const number = await bought(1, isPaid)
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error('the process died')
  })

  await swap(number, 1).catch(() => null)
  // Its lease ends: nobody works on it any more.
  await shop.databases['cart-checkout']
    .collection('orders')
    .updateOne({ number, tasks_lease_until: { $ne: null } }, { $set: { tasks_lease_until: new Date(0) } })

  expect(await findings()).toEqual([])
  expect(await sizesIn(number)).toEqual([['40 (L)', 1]])
})

test('the audit finds nothing where items were taken out of a paid order and of an unpaid one, and money went back', async () => {
  const paid = await bought(3, true)
  await change(paid, { removed: [{ ...medium, count: 1 }] })
  expect(await findings()).toEqual([])
  await giveBack(paid, { amount: (await readOrder(paid)).refund_due })

  const unpaid = await bought(2, false)
  await change(unpaid, { swaps: [{ ...medium, count: 2, to: large }] })

  expect(await findings()).toEqual([])
  const { sums, attempts = [], refunds = [] } = (await ordered(paid)) as Order
  expect(attempts[0]?.charge.amount).toBe(sums.total + (refunds[0]?.amount ?? 0))
})

test('the audit finds nothing where changes wait for their difference, were paid, called off, or paid after that', async () => {
  const [waits, paid, dropped, late] = await Promise.all([1, 1, 1, 1].map(count => bought(count, true)))
  for (const number of [waits, paid, dropped, late] as string[]) await change(number, oneMore(large.size))
  expect(await findings()).toEqual([])

  await payDifference(paid as string)
  await office().write(dropChangeEndpoint, ofOrder(dropped as string))
  const { ref } = await readOrder(late as string)
  const form = await paymentForm(shop.open(), ref)
  form.append('choice', 'approve')
  await office().write(dropChangeEndpoint, ofOrder(late as string))
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })

  expect(await findings()).toEqual([])
  expect(await sizesIn(paid as string)).toEqual([
    ['38 (M)', 1],
    ['40 (L)', 1],
  ])
  expect((await readOrder(late as string)).alerts).toEqual(['double_paid'])
  await giveBack(late as string, { payment_id: `${late}-2` })
  expect(await findings()).toEqual([])
})

/** What staff do to a paid order until there is nothing left to do. */
const deeds: readonly [
  name: string,
  deed: (number: string, order: FullOrder, random: () => number) => Promise<void>,
][] = [
  [
    'swap',
    async (number, { changeable }, random) => {
      if (!changeable?.lines.length) return
      const line = oneOf(random, changeable.lines)
      const size = oneOf(
        random,
        ['36 (S)', '38 (M)', '40 (L)'].filter(name => name !== line.size),
      )
      const count = 1 + Math.floor(random() * line.count)
      return change(number, { swaps: [{ ...line, count, to: { article, size } }], keep_sum: 'Перевірка' })
    },
  ],
  [
    'take out',
    async (number, { changeable }, random) => {
      if (!changeable?.lines.length) return
      const line = oneOf(random, changeable.lines)
      return change(number, { removed: [{ ...line, count: 1 }], ...(random() < 0.5 && { keep_sum: 'Перевірка' }) })
    },
  ],
  [
    'add',
    (number, _, random) => {
      const size = oneOf(random, ['36 (S)', '38 (M)', '40 (L)'])
      return change(number, { added: [{ article, size, count: 1 }], difference: { means: 'cash', reason: 'Каса' } })
    },
  ],
  [
    'ask for the difference of one more',
    (number, _, random) => change(number, oneMore(oneOf(random, ['36 (S)', '38 (M)', '40 (L)']))),
  ],
  [
    'pay the difference',
    async (number, { awaiting_difference: awaited }, random) => {
      if (awaited) await payDifference(number, random() < 0.7 ? 'approve' : 'decline')
    },
  ],
  [
    'call the change off',
    async (number, { awaiting_difference: awaited }, random) => {
      if (awaited && random() < 0.5) await office().write(dropChangeEndpoint, ofOrder(number))
    },
  ],
  [
    'give back what is due',
    (number, { refund_due: due = 0, payments }, random) => {
      const { payment_id } = oneOf(random, payments)
      return giveBack(number, { amount: due, payment_id })
    },
  ],
  [
    'give back an item',
    (number, { lines, payments }, random) => {
      const { article, size, bundle } = oneOf(random, lines)
      const { payment_id } = oneOf(random, payments)
      return giveBack(number, { lines: [{ article, size, bundle, count: 1, restock: true }], payment_id })
    },
  ],
  [
    'give back all of a payment',
    (number, { payments }, random) => giveBack(number, { payment_id: oneOf(random, payments).payment_id }),
  ],
]

test('whatever staff do to paid orders, one thing after another, the money that came is goods, delivery and what went back', async () => {
  const random = seededRandom(49)
  for (let run = 0; run < 10; run++) {
    const number = await bought(1 + Math.floor(random() * 5), true)
    for (let step = 0; step < 7; step++) {
      const order = await readOrder(number)
      const [, deed] = oneOf(random, step < 6 ? deeds.slice(0, -1) : deeds)
      // Some of it cannot be done now, and is refused.
      await Promise.resolve()
        .then(() => deed(number, order, random))
        .catch(error => expect(error).toBeInstanceOf(ShopError))
      const { sums, attempts, overpaid = [], refunds = [] } = (await ordered(number)) as Order
      const came = sumOf(attempts.filter(isReceived).map(({ charge }) => charge))
      expect(came).toBe(sums.total + sumOf(overpaid))
      expect(sumOf(refunds)).toBeLessThanOrEqual(came)
    }
  }
  expect(await findings()).toEqual([])
})

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
