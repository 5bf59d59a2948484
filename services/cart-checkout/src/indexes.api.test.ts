import { olderThan } from '@shop/service-kit/list-files/newest-first'
import { freshDatabase } from '@shop/testing/database'
import { explainQueries, type QueryPlan } from '@shop/testing/query-plans'
import type { Filter, Sort } from 'mongodb'
import { startApi } from '../test/start-api.ts'
import { accountingFilter } from './accounting/accounting-queue.repository.ts'
import { loggedExchanges, newestExchanges } from './exchange/exchange-log.repository.ts'
import { untoldFilters } from './goods-exchange/untold-sales.repository.ts'
import { oldForms } from './order/order.repository.ts'
import type { Order } from './order/order.ts'
import { countDue } from './order-counts/order-counts.repository.ts'
import { newestOrders } from './order-export/exported-orders.repository.ts'
import { newestEvents, openEvents } from './payment-events/unmatched-payment-events.repository.ts'
import { deskFilter } from './payments-desk/desk-orders.repository.ts'
import { forgottenBefore } from './privacy/persons.repository.ts'
import { uncounted } from './sales/uncounted-orders.repository.ts'
import { seedCartCheckout } from './seed.ts'
import { staffFilter } from './staff-orders/order-filter.ts'
import { staffSort } from './staff-orders/staff-orders.repository.ts'
import { markedTwice } from './third-party-orders/third-party-orders.repository.ts'

const now = new Date()
const today = '2026-11-21'
const newestFirst = { created_at: -1, number: -1 } as const

const sameCart = { buyer: 'b', lines_key: 'A S 1', state: 'awaiting_payment' as const }

const read = [{ at: now, key: '26-000001' }]

type OrderQuery = [name: string, filter: Filter<Order>, sort: Sort]
const orderQueries: OrderQuery[] = [
  ['by number', { number: '26-000001' }, {}],
  ['by ref', { ref: '26-000001-aaaaaaaaaaaaa' }, {}],
  ['by key', { idempotency_key: 'k' }, {}],
  ['what the buyer has ordered before', { $or: [{ idempotency_key: 'k' }, sameCart] }, {}],
  ['the same cart', sameCart, {}],
  ['overdue', { state: 'awaiting_payment', reserved_until: { $lte: now } }, { reserved_until: 1 }],
  ['unfinished', { tasks_lease_until: { $lte: now } }, { tasks_lease_until: 1 }],
  ['to ask the bank about', { ask_bank_at: { $lte: now } }, { ask_bank_at: 1 }],
  ['tasks of one', { number: '26-000001', tasks_lease_until: { $lte: now } }, {}],
  ['of a customer', { customer_id: 'c', state: { $nin: ['placing', 'undone'] } }, { created_at: -1 }],
  ['of some customers', { customer_id: { $in: ['c', 'd'] }, state: { $nin: ['placing', 'undone'] } }, {}],
  ['whose account is to be told', { figures_due_at: { $lte: now } }, { figures_due_at: 1 }],
  ['paid ones of a customer', { customer_id: 'c', payment_state: { $in: ['approved'] } }, {}],
  ['of a guest with a phone', { 'customer.phone': '+38', customer_id: null, payment_state: { $in: ['approved'] } }, {}],
  ['to be forgotten', { forget_wanted: true, state: { $in: ['completed'] } }, {}],
  ['old ones', { forgotten_at: null, created_at: { $lt: now }, state: { $in: ['completed'] } }, { created_at: 1 }],
  ['forgotten, touched since', forgottenBefore, {}],
  ['list of staff', staffFilter({}, today), newestFirst],
  ['paid ones', staffFilter({ paid: true }, today), newestFirst],
  ['to be packed', staffFilter({ needs: 'packing' }, today), staffSort({ needs: 'packing' })],
  ['to be packed by now', staffFilter({ needs: 'late' }, today), staffSort({ needs: 'late' })],
  ['with a return to decide on', staffFilter({ needs: 'return' }, today), newestFirst],
  ['whose payment has no outcome', staffFilter({ needs: 'payment' }, today), newestFirst],
  ['whose money has to go back', staffFilter({ needs: 'refund' }, today), newestFirst],
  ['for a person to look at', staffFilter({ needs: 'person' }, today), newestFirst],
  ['with money to give back', staffFilter({ needs: 'refund' }, today), newestFirst],
  ['with something left to do for a colleague', staffFilter({ assignee: 'taras' }, today), newestFirst],
  ['under a tab', staffFilter({ tab: 'to_pack' }, today), newestFirst],
  ['among the cancelled ones', staffFilter({ tab: 'cancelled' }, today), newestFirst],
  ['that only wait to be cancelled', { has_nothing_to_send: true }, {}],
  ['to a branch', staffFilter({ delivery: 'branch' }, today), newestFirst],
  ['to another country', staffFilter({ delivery: 'abroad' }, today), newestFirst],
  ['sold in advance', staffFilter({ preorder: true }, today), newestFirst],
  ['of a sum', staffFilter({ sum_from: 1000, sum_to: 2000 }, today), newestFirst],
  ['of a day', staffFilter({ from: '2026-11-21', until: '2026-11-21' }, today), newestFirst],
  ['to store again for the search', { search_form: { $in: oldForms } }, {}],
  ['whose sales are to be counted', uncounted, {}],
  ['that came into another state', countDue, {}],
  ['by the clock', { watch_at: { $lte: now } }, { watch_at: 1 }],
  ['to ask the carrier about', { ask_carrier_at: { $lte: now } }, { ask_carrier_at: 1 }],
  ['that wait for a size', { awaits: 'CO-2014-IVO-R 38 (M)' }, { created_at: 1 }],
  ['of a file, the second batch', olderThan(read, staffFilter({}, today), newestOrders), newestFirst],
  ['of a file of a tab', olderThan(read, staffFilter({ tab: 'cancelled' }, today), newestOrders), newestFirst],
  ['of a file of a queue', staffFilter({ needs: 'packing' }, today), newestFirst],
  ['of a file of a search', olderThan(read, staffFilter({ search: 'ковал' }, today), newestOrders), newestFirst],
  ['of a file of a sum', olderThan(read, staffFilter({ sum_from: 1000 }, today), newestOrders), newestFirst],
  ['search of staff', staffFilter({ search: 'ковал' }, today), newestFirst],
  ['that were paid twice', deskFilter('double'), newestFirst],
  ['with a refund under way', deskFilter('refund'), newestFirst],
  ['of a file of the payments desk', olderThan(read, deskFilter('refund'), newestOrders), newestFirst],
  ['whose payments began on a day', { 'attempts.created_at': { $gte: now, $lt: now } }, {}],
  ['that wait for 1C', accountingFilter('queued'), { 'accounting.at': 1, number: 1 }],
  ['in 1C, by the newest change', accountingFilter(null), { 'accounting.at': -1, number: -1 }],
  ...untoldFilters(now).map((filter, at): OrderQuery => [`sold without 1C: ${at}`, filter, {}]),
  ['that failed in 1C', accountingFilter('failed'), { 'accounting.at': -1, number: -1 }],
]

const byIndex = { scan: false, index: true }
let plan: (collection: string, filter: object, sort?: Sort) => Promise<QueryPlan>

beforeAll(async () => {
  const db = await freshDatabase()
  await startApi({ db })
  await seedCartCheckout(db)
  await db.collection('orders').insertOne(someOrder())
  plan = await explainQueries(db)
})

test.each(orderQueries)('orders %s are found by an index', async (_, filter, sort) => {
  expect(await plan('orders', filter, sort)).toEqual(byIndex)
})

test('orders by link are found by an index', async () => {
  expect(await plan('third_party_orders', { ref: 'T26-000001-aaaaaaaaaaaaa' })).toEqual(byIndex)
  expect(
    await plan('third_party_orders', { created_at: { $gt: new Date(0) } }, { created_at: -1, number: -1 }),
  ).toEqual(byIndex)
  expect(await plan('third_party_orders', { ask_bank_at: { $lte: now } }, { ask_bank_at: 1 })).toEqual(byIndex)
  expect(await plan('third_party_orders', { state: { $in: ['none'] }, expires_at: { $lte: now } })).toEqual(byIndex)
  expect(await plan('third_party_orders', { customer_id: { $in: ['c', 'd'] } }, { created_at: -1 })).toMatchObject({
    scan: false,
  })
  const old = { forgotten_at: null, created_at: { $lt: now } }
  expect(await plan('third_party_orders', old, { created_at: 1 })).toEqual(byIndex)
  expect(await plan('third_party_orders', { figures_due_at: { $lte: now } }, { figures_due_at: 1 })).toEqual(byIndex)
})

test('what the payments desk lists is found by an index', async () => {
  expect(await plan('stray_payment_words', openEvents, { at: -1, _id: -1 })).toEqual(byIndex)
  const second = olderThan([{ at: now, key: 'A approved' }], openEvents, newestEvents)
  expect(await plan('stray_payment_words', second, { at: -1, _id: -1 })).toEqual(byIndex)
  expect((await plan('stray_payment_words', { _id: { $gte: 'A ', $lt: 'A!' } })).scan).toBe(false)
  expect(await plan('third_party_orders', { 'attempts.created_at': { $gte: now, $lt: now } })).toEqual(byIndex)
  expect(await plan('payment_checks', { state: 'running', lease_until: { $lte: now } }, { lease_until: 1 })).toEqual(
    byIndex,
  )
  expect(await plan('payment_checks', { started_at: { $gt: new Date(0) } }, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('payment_checks', { finished_at: { $gt: new Date(0) } }, { finished_at: -1 })).toEqual(byIndex)
  expect(await plan('third_party_orders', markedTwice, newestFirst)).toEqual(byIndex)
  expect(await plan('payment_checks', { open: { $gt: 0 } })).toEqual(byIndex)
  expect((await plan('payment_checks', { _id: { $in: ['2026-11-21'] } }, { _id: 1 })).scan).toBe(false)
  expect(await plan('payment_checks', { 'differences.payment_id': 'A', open: { $gt: 0 } })).toEqual(byIndex)
})

test('sales are counted, and figures are found, by an index', async () => {
  const month = { $in: ['2026-10', '2026-11'] }
  const year = { $in: ['2025', '2026'] }
  expect(await plan('third_party_orders', uncounted)).toEqual(byIndex)
  expect(await plan('sales_facts', { keys: '2026-11-21' })).toEqual(byIndex)
  expect(await plan('sales_facts', { keys: { $in: ['2026-11-21', '2026-11-22'] } })).toEqual(byIndex)
  expect(await plan('sales_days', { stale_since: { $gt: new Date(0) } }, { stale_since: 1 })).toEqual(byIndex)
  expect((await plan('sales_days', { _id: { $gte: '2026-11-01', $lte: '2026-11-30' } }, { _id: 1 })).scan).toBe(false)
  expect(await plan('sales_goods', { stale_since: { $gt: new Date(0) } }, { stale_since: 1 })).toEqual(byIndex)
  expect(await plan('sales_goods', { article: { $in: ['A', 'B'] }, month })).toEqual(byIndex)
  expect(await plan('sales_goods', { categories: { $in: ['A', 'B'] }, month })).toEqual(byIndex)
  expect(await plan('sales_goods', { collections: 'A', month })).toEqual(byIndex)
  expect(await plan('sales_goods_years', { article: { $in: ['A', 'B'] }, year })).toEqual(byIndex)
  expect(await plan('sales_goods_years', { categories: { $in: ['A', 'B'] }, year })).toEqual(byIndex)
  expect(await plan('sales_goods_years', { collections: 'A', year })).toEqual(byIndex)
})

test('the file of a list that was asked for is found by its id', async () => {
  const asked = { _id: 'e1', list: 'orders', who: 'olena', expires_at: { $gt: now } }
  expect((await plan('list_files', asked)).scan).toBe(false)
})

test('the rate of the euro is found by an index', async () => {
  expect(await plan('currency_rates', { currency: 'EUR' })).toEqual(byIndex)
})

test('a customer’s wishlist is found by an index', async () => {
  expect(await plan('wishlists', { customer_id: 'customer-1' })).toEqual(byIndex)
})

test('the cart of a customer is found by an index', async () => {
  expect(await plan('carts', { customer_id: 'A', version: 1 })).toEqual(byIndex)
})

test('unpaid orders are counted in documents that are found by their ids', async () => {
  const found = await plan('unpaid_orders', { _id: { $in: ['buyer a', 'address b'] }, 'open.order': '26-000001' })

  expect(found.scan).toBe(false)
})

test('the open orders of a buyer or a customer are found by an index', async () => {
  const open = { number: { $in: ['26-000001'] }, state: 'awaiting_payment' }

  expect(await plan('orders', { ...open, buyer: 'b' })).toEqual(byIndex)
  expect(await plan('orders', { ...open, customer_id: 'customer-1' })).toEqual(byIndex)
})

test('a city of the carrier is found by an index', async () => {
  expect(await plan('carrier_cities', { copy: 'A', ref: 'B' })).toEqual(byIndex)
})

test('exchanges with 1C and their files are found by an index', async () => {
  expect(await plan('exchanges', { token: 'A', ends_at: { $gt: now } })).toEqual(byIndex)
  for (const ofGoods of [false, true]) {
    const logged = loggedExchanges({ ofGoods })
    const second = olderThan([{ at: now, key: 'A' }], logged, newestExchanges)
    expect(await plan('exchanges', logged, { started_at: -1, _id: -1 })).toEqual(byIndex)
    expect(await plan('exchanges', second, { started_at: -1, _id: -1 })).toEqual(byIndex)
  }
  expect(await plan('exchanges', { 'goods.warned.article': 'A' }, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('exchange_files', { exchange: 'A', kind: 'goods' }, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('orders', { 'accounting.state': 'taken', 'accounting.at': { $gte: now } })).toEqual(byIndex)
  expect(await plan('exchanges', { started_at: { $gt: new Date(0) } }, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('exchanges', { report_due_at: { $lte: now } }, { report_due_at: 1 })).toEqual(byIndex)
  const withOutcome = { started_at: { $lt: now }, outcome: { $in: ['well', 'failed'] } }
  expect(await plan('exchanges', withOutcome, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('exchange_files', { exchange: 'A', name: 'B' }, { started_at: -1 })).toEqual(byIndex)
  expect(await plan('exchange_files', { exchange: { $in: ['A'] } })).toEqual(byIndex)
  const picture = { state: 'coming', kind: 'picture', is_waiting: false, lease_until: { $lte: now } }
  expect(await plan('exchange_files', picture, { lease_until: 1 })).toEqual(byIndex)
  expect(await plan('exchange_files', { state: 'complete', kind: 'goods', is_waiting: false })).toEqual(byIndex)
  expect(await plan('exchange_files', { state: 'complete', lease_until: { $lte: now } }, { lease_until: 1 })).toEqual(
    byIndex,
  )
  const coming = { state: 'coming', kind: { $ne: 'picture' }, lease_until: { $lte: now } }
  expect(await plan('exchange_files', coming, { lease_until: 1 })).toEqual(byIndex)
  expect(await plan('exchange_parts', { file: 'A', from: { $gt: 0, $lt: 9 } }, { from: 1 })).toEqual(byIndex)
})

test('promo codes and their uses are found by an index', async () => {
  expect(await plan('promo_codes', { code: 'A' })).toEqual(byIndex)
  expect(await plan('promo_codes', { code: 'A', 'holds.order': 'B' })).toEqual(byIndex)
  expect(await plan('promo_uses', { order: { $in: ['A'] } })).toEqual(byIndex)
  expect(await plan('promo_uses', { code: 'A', customer: { $in: ['B', 'C'] } })).toEqual(byIndex)
})

function someOrder() {
  const number = '26-000001'
  return {
    number,
    ref: `${number}-aaaaaaaaaaaaa`,
    buyer: 'b',
    idempotency_key: 'k',
    lines_key: 'A S 1',
    state: 'paid',
    payment_state: 'approved',
    reserved_until: now,
    created_at: now,
    tasks_lease_until: null,
    search_terms: [number],
  }
}
