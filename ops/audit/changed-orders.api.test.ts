import type { Order } from '@shop/cart-checkout/order/order'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
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

/** Staff swap items of an order for another size. */
async function swap(number: string, count: number): Promise<void> {
  const client = createInternalClient({ calls: shop.services['cart-checkout'].internal })
  const by = { who: 'olena', idempotencyKey: '', requestId: '' }
  const { order } = await client.read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })
  const seen = order.changeable?.revision ?? ''
  const body = { seen, swaps: [{ ...medium, count, to: large }] }
  await client.write(changeOrderEndpoint, { ...by, params: { number }, query: {}, body })
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
