import {
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/orders/customer-orders'
import { loyaltyLevel } from '@shop/pricing/loyalty'
import { anAttempt, anOrder } from '../../test/an-order.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import type { Order } from '../order/order.ts'

type Bought = Partial<Order> & { list: number; paid?: number }
const customer_id = 'customer-1'
const phone = '+380671234567'

/** One line of one item in whole hryvnias: its price, and what was paid after the order's discount. */
async function bought(api: Api, index: number, { list, paid = list, ...about }: Bought): Promise<Order> {
  const [line] = anOrder().lines
  if (!line) throw new Error('An order has a line')
  const sums = { ...anOrder().sums, subtotal: list * 100, total: paid * 100 }
  const number = `26-00000${index}`
  const order = anOrder({
    number,
    ref: `${number}-aaaaaaaaaaaaa`,
    idempotency_key: `key ${index}`,
    customer_id,
    state: 'paid',
    payment_state: 'approved',
    created_at: new Date(Date.UTC(2026, 9, index)),
    attempts: [anAttempt(1, { state: 'approved', charge: { amount: paid * 100, currency: 'UAH' } })],
    sums: { ...sums, uah: { subtotal: list * 100, goods: paid * 100 } },
    lines: [{ ...line, count: 1, uah: { unit: list * 100, discount_share: (list - paid) * 100 } }],
    ...about,
  })
  await api.db.collection<Order>('orders').insertOne({ ...order })
  return order
}

const back = (amount: number): NonNullable<Order['refunds']> => [
  {
    payment_id: '26-000001-1',
    amount: amount * 100,
    lines: [],
    delivery: false,
    comment: '',
    who: 'staff',
    at: new Date(0),
    state: 'done',
  },
]

async function standing(api: Api) {
  const totals = await api.internal.call(internalCustomerTotalsEndpoint, { customer_id })
  const [cumulativeUah, largestPurchaseUah] = [totals.cumulative_uah, totals.largest_purchase_uah]
  const level = loyaltyLevel({ cumulativeUah, largestPurchaseUah })
  return { C: cumulativeUah / 100, M: largestPurchaseUah / 100, level }
}

describe('the examples of the loyalty programme', () => {
  test.each<[string, Bought[], object]>([
    ['(a) 12 000 and 9 000', [{ list: 12_000 }, { list: 9_000 }], { C: 21_000, M: 12_000, level: 0 }],
    ['(b) one of 21 000, with the automatic 5 %', [{ list: 21_000, paid: 19_950 }], { C: 19_950, M: 21_000, level: 5 }],
    ['(d) 99 999', [{ list: 90_000 }, { list: 9_999 }], { C: 99_999, M: 90_000, level: 5 }],
    ['(d) and one hryvnia more', [{ list: 90_000 }, { list: 10_000 }], { C: 100_000, M: 90_000, level: 10 }],
    ['(e) 150 000', [{ list: 150_000 }], { C: 150_000, M: 150_000, level: 15 }],
    ['(e) less one hryvnia', [{ list: 150_000, refunds: back(1) }], { C: 149_999, M: 150_000, level: 10 }],
    ['(f) in euros', [{ list: 20_000, paid: 19_000, currency: 'EUR' }], { C: 19_000, M: 20_000, level: 5 }],
  ])('%s', async (_, orders, expected) => {
    const api = await startApi()
    for (const [index, order] of orders.entries()) await bought(api, index + 1, order)

    expect(await standing(api)).toEqual(expected)
  })

  test('(c) 3 000 of the 21 000 were returned', async () => {
    const api = await startApi()
    const { lines } = anOrder()
    const [line] = lines
    if (!line) throw new Error('An order has a line')
    const item = (article: string, unit: number, paid: number) => ({
      ...line,
      article,
      count: 1,
      uah: { unit: unit * 100, discount_share: (unit - paid) * 100 },
    })
    const given = [{ article: 'SK-1', size: line.size, bundle: null, count: 1 }]
    await bought(api, 1, {
      list: 21_000,
      paid: 19_950,
      lines: [item('DR-1', 18_000, 17_100), item('SK-1', 3_000, 2_850)],
      refunds: back(2_850).map(refund => ({ ...refund, lines: given })),
    })

    expect(await standing(api)).toEqual({ C: 17_100, M: 18_000, level: 0 })
  })

  test('what is unpaid, given back or somebody else’s does not count', async () => {
    const api = await startApi()
    await bought(api, 1, { list: 30_000, payment_state: 'none', state: 'awaiting_payment' })
    await bought(api, 2, { list: 30_000, payment_state: 'refunded' })
    await bought(api, 3, { list: 30_000, customer_id: 'customer-2' })

    expect(await standing(api)).toEqual({ C: 0, M: 0, level: 0 })
  })
})

test('a customer finds their orders, the newest first, with the parcels on their way', async () => {
  const api = await startApi()
  await bought(api, 1, { list: 5_000 })
  const shipment = { at: new Date(Date.UTC(2026, 9, 5)), who: 'olena', tracking: '20450000000001', lines: [] }
  await bought(api, 2, { list: 7_000, state: 'shipped', parts: [shipment] })
  await bought(api, 3, { list: 7_000, customer_id: 'customer-2' })

  const { orders } = await api.internal.call(internalCustomerOrdersEndpoint, { customer_id })

  expect(orders.map(({ number }) => number)).toEqual(['26-000002', '26-000001'])
  expect(orders[0]).toMatchObject({
    order_status: 'shipped',
    payment_status: 'approved',
    can_pay: false,
    parts: [
      { tracking: '20450000000001', tracking_link: 'https://novaposhta.ua/tracking/?cargo_number=20450000000001' },
    ],
  })
  expect(JSON.stringify(orders)).not.toContain(phone)
})

test('paid orders of a guest become the customer’s, once, and each records it in its history', async () => {
  const api = await startApi()
  await bought(api, 1, { list: 5_000, customer_id: null })
  await bought(api, 2, { list: 5_000, customer_id: null, payment_state: 'none', state: 'awaiting_payment' })
  await bought(api, 3, { list: 5_000, customer_id: 'customer-2' })
  await bought(api, 4, { list: 5_000, customer_id: null, customer: { ...anOrder().customer, phone: '+380500000000' } })

  const [first, second] = [
    await api.internal.call(internalAttachOrdersEndpoint, { customer_id, phone }),
    await api.internal.call(internalAttachOrdersEndpoint, { customer_id: 'customer-3', phone }),
  ]

  expect([first, second]).toEqual([{ attached: 1 }, { attached: 0 }])
  const { orders } = await api.internal.call(internalCustomerOrdersEndpoint, { customer_id })
  expect(orders.map(({ number }) => number)).toEqual(['26-000001'])
  const stored = await api.db.collection<Order>('orders').findOne({ number: '26-000001' })
  expect(stored?.history.at(-1)).toMatchObject({ event: `attached_to ${customer_id}`, who: 'account' })
})
