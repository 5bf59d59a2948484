import { Collection } from '../collection/collection.ts'
import { findRows } from '../query/find-rows.ts'
import { createMemoryJournal } from '../store/journal.ts'
import type { Document } from '../values/value.ts'

const orders = new Collection({ number: 1, namespace: 'shop.orders', journal: createMemoryJournal() })
for (let n = 0; n < 200; n++) {
  orders.insert({
    _id: n,
    buyer: `b${n % 20}`,
    status: n % 4 ? 'done' : 'open',
    at: n,
    lines: [{ sku: n % 7 }, { sku: n % 3 }],
  })
}
const specs: [key: Document, options?: object][] = [
  [{ buyer: 1, at: -1 }],
  [{ status: 1, at: 1 }],
  [{ 'lines.sku': 1 }],
  [{ phone: 1 }, { sparse: true }],
  [{ at: 1 }, { partialFilterExpression: { status: 'open' } }],
]
for (const [key, options] of specs) orders.createIndex({ key, name: Object.keys(key).join('+'), ...options })

const plan = (filter: Document, sort: Document = {}, limit = 0) => {
  const { scans, rows, examined, sorted } = findRows(orders, { filter, sort, limit })
  return { by: scans.map(({ index }) => index.spec.name), found: rows.length, examined, sorted }
}

test('equality and range conditions bound the index scan', () => {
  expect(plan({ buyer: 'b1', at: { $gte: 100 } })).toMatchObject({ by: ['buyer+at'], found: 5, examined: 5 })
  expect(plan({ buyer: { $in: ['b1', 'b2'] } })).toMatchObject({ by: ['buyer+at'], found: 20, examined: 20 })
})

test('an index provides the sort order, forwards and backwards', () => {
  expect(plan({ buyer: 'b1' }, { at: -1 }, 2)).toMatchObject({ by: ['buyer+at'], examined: 2, sorted: false })
  expect(plan({ buyer: 'b1' }, { at: 1 }, 2)).toMatchObject({ by: ['buyer+at'], examined: 2, sorted: false })
  expect(plan({}, { buyer: -1, at: 1 }, 2)).toMatchObject({ by: ['buyer+at'], examined: 2, sorted: false })
  expect(plan({}, { buyer: 1, at: 1 }, 2)).toMatchObject({ by: [], examined: 200, sorted: true })
})

test('several values of the first field are merged into the order that is wanted', () => {
  const both = { buyer: { $in: ['b2', 'b1'] } }
  expect(plan(both, { at: -1 }, 4)).toMatchObject({ by: ['buyer+at'], examined: 4, sorted: false })
  expect(plan({ ...both, at: { $lt: 100 } }, { at: 1 }, 4)).toMatchObject({ examined: 4, sorted: false })
  const found = (sort: Document) => findRows(orders, { filter: both, sort }).rows.map(({ document }) => document.at)
  const ascending = Array.from({ length: 10 }, (_, turn) => [turn * 20 + 1, turn * 20 + 2]).flat()
  expect(found({ at: 1 })).toEqual(ascending)
  expect(found({ at: -1 })).toEqual(ascending.toReversed())
  // The field with several values would have to stand in order itself.
  expect(plan(both, { buyer: 1, at: -1 })).toMatchObject({ found: 20, sorted: true })
})

test('the planner takes the index that leaves the fewest documents', () => {
  expect(plan({ buyer: 'b4', status: 'open' })).toMatchObject({ by: ['buyer+at'], examined: 10 })
  expect(plan({ status: 'open', at: 8 })).toMatchObject({ examined: 1 })
})

test('an array is indexed under each of its elements once', () => {
  expect(plan({ 'lines.sku': { $gte: 0 } })).toMatchObject({ by: ['lines.sku'], found: 200 })
  expect(plan({ lines: { $elemMatch: { sku: 6 } } })).toMatchObject({ by: ['lines.sku'], found: 28, examined: 28 })
})

test('sparse and partial indexes are not used for documents that they leave out', () => {
  expect(plan({ phone: null })).toMatchObject({ by: [], found: 200 })
  expect(plan({ phone: { $exists: true } })).toMatchObject({ by: ['phone'], found: 0, examined: 0 })
  expect(plan({ at: { $lt: 5 } })).toMatchObject({ by: [], found: 5 })
})

test('each branch of an $or has its own index, or none is used', () => {
  expect(plan({ $or: [{ buyer: 'b1' }, { status: 'open', at: { $lt: 9 } }] })).toMatchObject({
    found: 13,
    examined: 13,
  })
  expect(plan({ $or: [{ buyer: 'b1' }, { colour: 'red' }] })).toMatchObject({ by: [], examined: 200 })
})
