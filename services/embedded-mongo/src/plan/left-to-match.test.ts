import { Collection } from '../collection/collection.ts'
import { findRows } from '../query/find-rows.ts'
import { createMemoryJournal } from '../store/journal.ts'
import type { Document } from '../values/value.ts'
import { choosePlan } from './choose-plan.ts'
import { leftToMatch } from './left-to-match.ts'

const orders = new Collection({ number: 1, namespace: 'shop.orders', journal: createMemoryJournal() })
orders.createIndex({ key: { state: 1, at: -1 }, name: 'state' })
orders.createIndex({ key: { terms: 1 }, name: 'terms' })
for (let at = 0; at < 20; at++)
  orders.insert({ _id: at, state: at % 3 ? 'paid' : 'shipped', at: new Date(at), terms: ['a', String(at)], note: 'x' })

function left(filter: Document): Document {
  const { scans } = choosePlan(orders.indexes.values(), filter, { sort: [], enough: 50 })
  return scans[0] ? leftToMatch(scans[0], filter) : filter
}

test.each<[string, Document]>([
  ['one value', { state: 'paid' }],
  ['several values', { state: { $in: ['paid', 'shipped'] } }],
  ['a value and a range behind it', { state: 'paid', at: { $gt: new Date(3), $lte: new Date(9) } }],
  ['an id', { _id: 7 }],
  ['a range in which one element lies', { terms: { $elemMatch: { $gte: '1', $lt: '2' } } }],
])('%s: the index answers alone', (_, filter) => {
  expect(left(filter)).toEqual({})
})

test.each<[string, Document]>([
  ['a field behind one that is open', { state: { $gt: 'a' }, at: new Date(3) }],
  ['what is missing and what is null have one key', { state: null }],
  ['all but some', { state: { $nin: ['paid'] } }],
  ['a beginning of a text', { state: { $regex: '^p' } }],
  ['one of several elements', { terms: 'a' }],
  ['two ranges, each for an element of its own', { terms: { $gte: '1', $lt: '2' } }],
  ['an element that is more than in a range', { terms: { $elemMatch: { $gte: '1', $ne: '11' } } }],
  ['numbers that are not told apart', { _id: 2 ** 60 }],
  ['one of two conditions', { $or: [{ at: new Date(3) }, { note: 'y' }] }],
])('%s: the documents are looked at', (_, filter) => {
  const [last = ''] = Object.keys(filter).slice(-1)
  expect(left(filter)).toHaveProperty([last])
})

test('what an index answers is not asked of the documents again, the rest is', () => {
  expect(left({ state: 'paid', note: 'x' })).toEqual({ note: 'x' })
  expect(left({ note: 'x', terms: { $elemMatch: { $gte: '1' } }, at: new Date(3) })).toEqual({
    note: 'x',
    at: new Date(3),
  })
})

test('a text of its own is no array of one element, though it has the same key', () => {
  const mixed = new Collection({ number: 2, namespace: 'shop.mixed', journal: createMemoryJournal() })
  mixed.createIndex({ key: { terms: 1 }, name: 'terms' })
  mixed.insert({ _id: 1, terms: ['a', 'b'] })
  const found = () => findRows(mixed, { filter: { terms: { $elemMatch: { $gte: 'a', $lt: 'b' } } } }).rows.length
  expect(found()).toBe(1)

  mixed.insert({ _id: 2, terms: 'a' })

  expect(found()).toBe(1)
})
