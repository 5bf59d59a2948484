import { DAY_MS } from '@shop/calendar/durations'
import { makeOrderEndpoint, staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { monthStatisticsEndpoint } from '@shop/contracts/staff/staff-statistics'
import { toPost } from '@shop/testing/checkout'
import { decide } from '../../test/bank.ts'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { info, oneDress, startToPay } from '../../test/shopping.ts'
import { saved, sentEmails } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, skirt } from '../../test/stub-catalog.ts'

const person = { kind: 'person', name: 'Ірина', last_name: 'Мельник', phone: '+380671112233' }
const key = '7f6f1a52-4f0d-4ff5-9a0c-0d9ad1a3a001'
const inShop = { pay: 'offline', means: 'terminal' }
const toShop = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' }

type Wish = { lines?: Json; account?: string; discount?: Json; delivery?: Json }
const quoteOf = (api: Api, { lines = oneDress, account, discount, delivery = toPost }: Wish = {}) =>
  api.staff.read(staffQuoteEndpoint, {
    body: { locale: 'uk', currency: 'UAH', lines, delivery, account, discount_percent: discount?.percent },
  })

/** Staff see the price and make the order. */
async function make(api: Api, wish: Wish & Json = {}) {
  const { lines = oneDress, account, discount, delivery = toPost, idempotencyKey = key, who = 'olena', ...rest } = wish
  const { quote_hash } = await quoteOf(api, { lines, account, discount, delivery })
  const customer = account ? { kind: 'account', id: account } : person
  const terms = { locale: 'uk', currency: 'UAH', quote_hash, lines, delivery, discount, customer, pay: 'link' }
  return api.staff.write(makeOrderEndpoint, { body: { ...terms, ...rest }, idempotencyKey, who })
}

test('an order by phone is paid by its own link, and its items wait a day for the money', async () => {
  const api = await startApi()
  const { order } = await make(api)

  expect(order).toMatchObject({
    order_status: 'awaiting_payment',
    name: 'Ірина Мельник',
    email: '',
    total: 5070,
    made_by_staff: { who: 'olena', discount_reason: null, paid_in_shop: null },
  })
  const stored = await saved(api, order.ref)
  expect(stored.reserved_until.getTime() - stored.created_at.getTime()).toBe(DAY_MS)
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 0 })

  const { fields } = await startToPay(api, order.ref)
  await decide(api, fields, 'approve')
  expect(await info(api, order.ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  expect(await sentEmails(api)).toEqual([])
})

test('an order that is paid in the shop leaves the shelf at once and counts for the month', async () => {
  const api = await startApi()
  const { order } = await make(api, inShop)

  expect(order).toMatchObject({
    order_status: 'paid',
    payment_status: 'approved',
    made_by_staff: { who: 'olena', paid_in_shop: 'terminal' },
    payments: [{ provider: 'manual', state: 'approved', amount: 5070 }],
  })
  expect(order.history.map(({ event, who }) => [event.split(' ')[0], who])).toEqual([
    ['place', 'olena'],
    ['manual_paid', 'olena'],
    ['payment_approved', 'olena'],
  ])
  expect(await saved(api, order.ref)).toMatchObject({ source: 'offline' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  await api.service.jobs.runNow('count-sales')
  const { now } = await api.staff.read(monthStatisticsEndpoint, { query: { year: 2026, month: 11 } })
  expect(now.totals).toMatchObject({ orders: 1 })
})

test('a sale in the shop is chosen, paid and handed over in one step', async () => {
  const api = await startApi()
  const takenAlong = { ...inShop, handed_over: true, delivery: toShop }
  const customer = { ...person, email: 'iryna@example.com' }
  const { order, change } = await make(api, { ...takenAlong, customer })

  expect(order).toMatchObject({
    order_status: 'delivered',
    payment_status: 'approved',
    made_by_staff: { paid_in_shop: 'terminal', handed_over: true },
    parts: [{ who: 'olena', tracking: null, lines: [{ article: dress, count: 1 }] }],
    last_return_day: '2026-12-05',
  })
  expect(order.history.map(({ event }) => event.split(' ')[0])).toEqual([
    ...['place', 'manual_paid', 'payment_approved'],
    ...['take', 'ready', 'delivered'],
  ])
  expect(change?.after).toMatchObject({ order_status: 'delivered', handed_over: true })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  // That it was paid, and not that it lies ready.
  expect(await sentEmails(api)).toHaveLength(1)

  expect((await make(api, { ...takenAlong, customer })).order.number).toBe(order.number)
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('what goes by post, or is still being made, cannot be taken along', async () => {
  const api = await startApi()
  await expect(make(api, { ...inShop, handed_over: true })).rejects.toMatchObject({
    details: { fields: { handed_over: 'not_in_shop' } },
  })
  const preorders = await startPreorderShop()
  await expect(
    make(preorders.api, { ...inShop, handed_over: true, delivery: toShop, lines: preorders.inAdvance() }),
  ).rejects.toMatchObject({ details: { fields: { handed_over: 'not_there' } } })
})

test('the customer gets the link by email right away', async () => {
  const api = await startApi()
  const { order } = await make(api, { customer: { ...person, email: 'iryna@example.com' } })
  expect(await sentEmails(api)).toEqual([expect.stringContaining(order.number)])
})

test('an account keeps its own discount, and the order is its own', async () => {
  const api = await startApi()
  const { order } = await make(api, { account: 'customer-1' })
  expect(order).toMatchObject({ name: 'Марія Коваль', discount: 499, discount_kind: 'loyalty', discount_percent: 10 })
  expect(await saved(api, order.ref)).toMatchObject({ customer_id: 'customer-1' })
})

test('a discount of staff takes the place of a smaller one and never adds to it', async () => {
  const api = await startApi()
  const discount = { percent: 15, reason: 'Затримка минулого разу' }
  const { order, change } = await make(api, { account: 'customer-1', discount })
  expect(order).toMatchObject({
    discount: 749,
    discount_kind: 'staff',
    discount_percent: 15,
    made_by_staff: { discount_reason: discount.reason },
  })
  expect(change).toMatchObject({ action: 'order_make', subject: order.number, before: null })
  expect(change?.after).toMatchObject({ discount_percent: 15, total: 432100 })

  const small = await make(api, {
    account: 'customer-1',
    discount: { ...discount, percent: 5 },
    idempotencyKey: key.replace('001', '002'),
  })
  expect(small.order).toMatchObject({ discount_kind: 'loyalty', made_by_staff: { discount_reason: null } })
})

test('a sale price that is lower than the discount of staff stays', async () => {
  const api = await startApi()
  const lines = [...oneDress, { article: skirt, size: '36 (S)', count: 1 }]
  const { quote } = await quoteOf(api, { lines, discount: { percent: 20 } })
  expect(quote).toMatchObject({ subtotal: 7090, discount: 998, discount_kind: 'staff' })
  expect(quote.explained.map(({ rule }) => rule)).toEqual(['sale', 'staff'])
})

test('a repeat under the same key answers the same order, and another order under it is refused', async () => {
  const api = await startApi()
  const first = await make(api)
  const again = await make(api)
  expect(again.order.number).toBe(first.order.number)
  expect(again.change).toEqual(first.change)
  expect(api.shelves[dress]?.available).toBe(4)
  await expect(make(api, { comment: 'Інше' })).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('the same goods for two customers are two orders', async () => {
  const api = await startApi()
  const first = await make(api)
  const second = await make(api, { idempotencyKey: key.replace('001', '002') })
  expect(second.order.number).not.toBe(first.order.number)
  expect(api.shelves[dress]?.available).toBe(3)
})

test('a price that changed comes with the new quote, and what is sold out with what is left', async () => {
  const api = await startApi()
  await expect(make(api, { quote_hash: '0'.repeat(64) })).rejects.toMatchObject({
    code: 'price_changed',
    details: { quote: { total: 5070 } },
  })
  await expect(make(api, { lines: [{ ...oneDress[0], count: 6 }] })).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { lines: [{ article: dress, requested: 6, available: 5 }] },
  })
  expect(api.shelves[dress]?.available).toBe(5)
})

test('orders of staff fill nobody’s allowance of unpaid orders', async () => {
  const api = await startApi({ limitsFactor: 1 })
  for (const last of ['001', '002', '003', '004']) {
    const { order } = await make(api, { account: 'customer-1', idempotencyKey: key.replace('001', last) })
    expect(order.order_status).toBe('awaiting_payment')
  }
})

test('an account without a phone needs one, and an account that is gone is named', async () => {
  const api = await startApi()
  await expect(make(api, { account: 'customer-2' })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { 'customer.phone': 'phone_required' } },
  })
  const customer = { kind: 'account', id: 'customer-2', phone: '+380671112233' }
  expect((await make(api, { account: 'customer-2', customer })).order.phone).toBe('+380671112233')
  const another = key.replace('001', '002')
  await expect(make(api, { customer: { kind: 'account', id: 'gone' }, idempotencyKey: another })).rejects.toMatchObject(
    {
      details: { fields: { 'customer.id': 'customer_gone' } },
    },
  )
})
