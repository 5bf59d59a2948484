import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { type EmbeddedMongo, startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { systemClock } from '@shop/service-kit/process/clock'
import { searchTerms } from '@shop/service-kit/storage/search-terms'
import { type Db, type Document, MongoClient } from 'mongodb'
import { createOrderCounts } from '../order-counts/order-counts.repository.ts'
import { staffFilter } from './order-filter.ts'
import { createStaffOrders, staffSort } from './staff-orders.repository.ts'

// A hundred thousand orders are put in; a busy machine takes its time.
jest.setTimeout(300_000)

const COUNT = 100_000
const CHUNK = 1000
const SEARCHED = 31_337
const NAMES = ['Олена', 'Марія', 'Ірина']
const today = '2026-03-01'
let db: Db
let store: EmbeddedMongo
let client: MongoClient
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-large-'))

// It is the store's own planner that chooses among the indexes, whichever engine the other tests talk to.
beforeAll(async () => {
  store = await startEmbeddedMongo({ dataDir, port: 0 })
  client = await MongoClient.connect(store.uri)
  db = client.db('large')
  await createStaffOrders(db, systemClock, createOrderCounts(db)).createIndexes()
  for (let from = 0; from < COUNT; from += CHUNK) {
    await db.collection('orders').insertMany(Array.from({ length: CHUNK }, (_, index) => orderAt(from + index)))
  }
})

afterAll(async () => {
  await client.close()
  await store.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** As much of an order as its list and its search look at. */
function orderAt(index: number): Document {
  const number = `26-${String(index).padStart(6, '0')}`
  const created_at = new Date(Date.UTC(2026, 0, 1) + index * 60_000)
  const names = [NAMES[index % NAMES.length] ?? '', `Коваль${index}`]
  const email = `buyer${index}@example.com`
  // Each of a hundred articles is bought again and again.
  const articles = [`DR-${1000 + (Math.floor(index / 100) % 1000)}-BUR-R`]
  const words = { numbers: [number], phone: phoneOf(index), names, email, articles }
  // All endings of one order in a hundred: they are most of the work of putting them in.
  const search_terms = index % 100 === SEARCHED % 100 ? searchTerms(words) : [number, phoneOf(index).slice(1)]
  const [state, delivery] = [stateAt(index), deliveryAt(index)]
  const has_preorder = index % 1000 === 0
  const total_uah = 100_000 + index
  const is_counted = false
  return {
    number,
    created_at,
    state,
    payment_state: 'approved',
    search_terms,
    delivery,
    has_preorder,
    total_uah,
    is_counted,
  }
}

/** Of a hundred orders one is to be packed, and one waits for its money; the others are over. */
function stateAt(index: number): string {
  return index % 100 === 1 ? 'paid' : index % 100 === 2 ? 'awaiting_payment' : 'completed'
}

function deliveryAt(index: number): Document {
  if (index % 1000 === 7) return { type: 'international' }
  return { type: 'ukraine', delivery_method_option: index % 1000 === 8 ? 'self' : 'post' }
}

function phoneOf(index: number): string {
  return `+38067${String((index * 7919) % 10_000_000).padStart(7, '0')}`
}

async function looked(asked: OrderFilter) {
  const found = db
    .collection('orders')
    .find(staffFilter(asked, today) as Document)
    .sort(staffSort(asked))
  const { executionStats } = await found.limit(20).explain('executionStats')
  return { returned: Number(executionStats.nReturned), examined: Number(executionStats.totalDocsExamined) }
}

test.each([
  ['a number', '26-031337'],
  ['the end of a number', '031337'],
  ['a phone', phoneOf(SEARCHED)],
  ['the end of a phone', phoneOf(SEARCHED).slice(-7)],
  ['a name and a surname', `Ірина Коваль${SEARCHED}`],
  ['a surname and the beginning of a name', `Коваль${SEARCHED} ір`],
  ['an email', `buyer${SEARCHED}@example.com`],
  ['an article', 'DR-1313-BUR-R'],
])('staff search 100,000 orders by %s, and only the few that are found are looked at', async (_, search) => {
  const { returned, examined } = await looked({ search })

  expect(returned).toBeGreaterThan(0)
  expect(examined).toBeLessThanOrEqual(10 * returned)
})

test.each([
  ['the list without a search', ''],
  ['a search that all orders answer', '38067'],
])('%s looks at a page of 100,000 orders only', async (_, search) => {
  const { returned, examined } = await looked({ search })

  expect([returned, examined]).toEqual([20, 20])
})

test.each<[string, OrderFilter]>([
  ['the tab of orders to be packed', { tab: 'to_pack' }],
  ['the tab of orders that are over', { tab: 'delivered' }],
  ['orders to a branch', { delivery: 'branch' }],
  ['orders that are fetched', { delivery: 'pick_up' }],
  ['orders to other countries', { delivery: 'abroad' }],
  ['orders that were sold in advance', { preorder: true }],
  ['orders of one sum', { sum_from: 1500, sum_to: 1501 }],
  ['orders of one day', { from: '2026-02-03', until: '2026-02-03' }],
  ['orders to be packed of one day', { tab: 'to_pack', from: '2026-02-03', until: '2026-02-03' }],
])('of 100,000 orders staff read %s, and few others are looked at', async (_, asked) => {
  const { returned, examined } = await looked(asked)

  expect(returned).toBeGreaterThan(0)
  expect(examined).toBeLessThanOrEqual(2500)
})

test('counts of tabs stop at a thousand while the orders are being counted', async () => {
  const { all, tabs, more } = await createStaffOrders(db, systemClock, createOrderCounts(db)).countByTab()

  expect([all, tabs.delivered, tabs.to_pack, tabs.returns, more]).toEqual([1000, 1000, 1000, 0, true])
})

test('once they are counted the tabs say how many of 100,000 orders there are, and so does the list', async () => {
  const orderCounts = createOrderCounts(db)
  for (const month of ['2026-01', '2026-02', '2026-03']) await orderCounts.count(month)
  await db.collection('orders').updateMany({ created_at: { $gt: new Date(0) } }, { $set: { is_counted: true } })
  const staffOrders = createStaffOrders(db, systemClock, orderCounts)

  const { all, tabs, more } = await staffOrders.countByTab()

  expect([all, tabs.delivered, tabs.to_pack, tabs.to_pay, more]).toEqual([COUNT, 98_000, 1000, 1000, false])
  expect(await staffOrders.findPage({ tab: 'to_pack' }, { page: 1, limit: 1 })).toMatchObject({
    count: 1000,
    more: false,
  })
  expect(await staffOrders.findPage({}, { page: 1, limit: 1 })).toMatchObject({ count: 10_000, more: true })
  expect(await staffOrders.findPage({ delivery: 'branch' }, { page: 1, limit: 1 })).toMatchObject({
    count: 1000,
    more: true,
  })
})
