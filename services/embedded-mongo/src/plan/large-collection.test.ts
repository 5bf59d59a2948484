import { serialize } from 'bson'
import { Collection } from '../collection/collection.ts'
import { Row } from '../collection/row.ts'
import { findRows } from '../query/find-rows.ts'
import { createMemoryJournal } from '../store/journal.ts'
import type { Document } from '../values/value.ts'

const COUNT = 100_000
const SURNAMES = ['шевченко', 'коваль', 'бондар', 'мельник', 'ткаченко']
/** Orders of the first days have a word that no later one has. */
const EARLY = 2000

const keys = [{ created_at: -1, number: -1 }, { search_terms: 1 }, { state: 1, created_at: -1, number: -1 }]
const orders = new Collection({ number: 1, namespace: 'shop.orders', journal: createMemoryJournal() })
// As the store opens with them, which is quicker than to insert one after the other.
orders.restore(
  Array.from({ length: COUNT }, (_, index) => new Row(index + 1, serialize(order(index)))),
  keys.map(key => ({ key, name: Object.keys(key).join('+') })),
)

function order(index: number): Document {
  const words = [numberOf(index), phoneOf(index), SURNAMES[index % SURNAMES.length] ?? '']
  return {
    _id: index,
    number: numberOf(index),
    created_at: new Date(index * 60_000),
    state: index % 2000 === 7 ? 'paid' : 'completed',
    search_terms: index < EARLY ? [...words, 'перші'] : words,
  }
}

function numberOf(index: number): string {
  return `26-${String(index).padStart(6, '0')}`
}

function phoneOf(index: number): string {
  return `38067${String((index * 7919) % 10_000_000).padStart(7, '0')}`
}

/** As staff look for orders: the newest first, a page of them. */
function searched(word: string, limit = 20) {
  const beginsWith = { $elemMatch: { $gte: word, $lt: `${word}\uffff` } }
  return looked({ state: { $nin: ['placing'] }, created_at: { $gt: new Date(-1) }, search_terms: beginsWith }, limit)
}

function looked(filter: Document, limit = 20) {
  const { scans, rows, examined } = findRows(orders, { filter, sort: { created_at: -1, number: -1 }, limit })
  return { by: scans.map(({ index }) => index.spec.name), found: rows.map(row => row.document._id), examined }
}

test.each([
  ['number', numberOf(31_337)],
  ['phone', phoneOf(31_337)],
])('a search by %s among 100,000 documents looks at the one that it finds', (_, word) => {
  expect(searched(word)).toEqual({ by: ['search_terms'], found: [31_337], examined: 1 })
})

test('a word that all documents have is looked for in the order of the list', () => {
  const { by, found, examined } = searched('26-')

  expect(by).toEqual(['created_at+number'])
  expect([found.length, examined]).toEqual([20, 20])
})

test('a word that one document in five has is found on the way, without sorting all that have it', () => {
  const { found, examined } = searched('коваль')

  expect([found.length, examined]).toEqual([20, 99])
})

test('a word that only the oldest documents have does not walk all the newer ones', () => {
  const { found, examined } = searched('перші')

  expect(found).toEqual(Array.from({ length: 20 }, (_, at) => EARLY - 1 - at))
  expect(examined).toBeLessThanOrEqual(2.5 * EARLY)
})

test('of two conditions the rarer one is looked up', () => {
  const rare = { state: { $in: ['paid', 'processing'] }, created_at: { $gt: new Date(-1) } }

  expect(looked(rare)).toMatchObject({ by: ['state+created_at+number'], examined: 20 })
})

test('of words that all must be there the rarest one is looked up, wherever it stands', () => {
  for (const words of [
    ['коваль', numberOf(1)],
    [numberOf(1), 'коваль'],
  ]) {
    expect(looked({ search_terms: { $all: words } })).toMatchObject({ found: [1], examined: 1 })
  }
})

test('an equal condition beside a range on one array uses the one that fewer documents satisfy', () => {
  const both = { $and: [{ search_terms: { $gte: '26-' } }, { search_terms: numberOf(5) }] }
  const ranges = { $and: [{ search_terms: { $gte: 'ш' } }, { search_terms: { $gt: '9', $lt: 'бо' } }] }

  expect(looked(both)).toMatchObject({ found: [5], examined: 1 })
  expect(looked({ ...ranges, search_terms: { $lt: '26-000003' } }, 0).examined).toBe(3)
})

test('branches of an $or that many documents satisfy lose against the order of the list', () => {
  const either = { $or: [{ search_terms: 'коваль' }, { search_terms: 'бондар' }], created_at: { $gt: new Date(-1) } }

  expect(looked(either)).toMatchObject({ by: ['created_at+number'] })
  expect(looked(either).examined).toBeLessThan(100)
})
