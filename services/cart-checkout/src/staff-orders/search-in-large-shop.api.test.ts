import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedMongo, startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { type Db, type Document, MongoClient } from 'mongodb'
import { searchTerms } from '../order/search-terms.ts'
import { createStaffOrders, staffFilter } from './staff-orders.repository.ts'

// A hundred thousand orders are put in; a busy machine takes its time.
jest.setTimeout(300_000)

const COUNT = 100_000
const CHUNK = 1000
const SEARCHED = 31_337
const NAMES = ['Олена', 'Марія', 'Ірина']
const newestFirst = { created_at: -1, number: -1 } as const
let db: Db
let store: EmbeddedMongo
let client: MongoClient
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-large-'))

// It is the store's own planner that chooses among the indexes, whichever engine the other tests talk to.
beforeAll(async () => {
  store = await startEmbeddedMongo({ dataDir, port: 0 })
  client = await MongoClient.connect(store.uri)
  db = client.db('large')
  await createStaffOrders(db).prepare()
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
  const words = { number, payment_ids: [], phone: phoneOf(index), names, email, articles }
  // All endings of one order in a hundred: they are most of the work of putting them in.
  const search_terms = index % 100 === SEARCHED % 100 ? searchTerms(words) : [number, phoneOf(index).slice(1)]
  return { number, created_at, state: 'completed', payment_state: 'approved', search_terms }
}

function phoneOf(index: number): string {
  return `+38067${String((index * 7919) % 10_000_000).padStart(7, '0')}`
}

async function looked(search: string) {
  const filter = staffFilter({ search, is_paid: null, page: 1, limit: 20 })
  const found = db
    .collection('orders')
    .find(filter as Document)
    .sort(newestFirst)
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
  const { returned, examined } = await looked(search)

  expect(returned).toBeGreaterThan(0)
  expect(examined).toBeLessThanOrEqual(10 * returned)
})

test.each([
  ['the list without a search', ''],
  ['a search that all orders answer', '38067'],
])('%s looks at a page of 100,000 orders only', async (_, search) => {
  const { returned, examined } = await looked(search)

  expect([returned, examined]).toEqual([20, 20])
})
