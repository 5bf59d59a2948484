import { Collection } from '../collection/collection.ts'
import { createMemoryJournal } from '../store/journal.ts'
import type { Document } from '../values/value.ts'
import { choosePlan } from './choose-plan.ts'
import { covers } from './covers.ts'

const orders = new Collection({ number: 1, namespace: 'shop.orders', journal: createMemoryJournal() })
orders.createIndex({ key: { state: 1, at: -1 }, name: 'state' })
orders.createIndex({ key: { terms: 1 }, name: 'terms' })
for (let at = 0; at < 20; at++)
  orders.insert({ _id: at, state: at % 3 ? 'paid' : 'shipped', at: new Date(at), terms: ['a', String(at)], note: 'x' })

function isCovered(filter: Document): boolean {
  const { scans } = choosePlan(orders.indexes.values(), filter, { sort: [], enough: 50 })
  return scans[0] !== undefined && covers(scans[0], filter)
}

test.each<[string, Document]>([
  ['one value', { state: 'paid' }],
  ['several values', { state: { $in: ['paid', 'shipped'] } }],
  ['a value and a range behind it', { state: 'paid', at: { $gt: new Date(3), $lte: new Date(9) } }],
  ['an id', { _id: 7 }],
])('%s: the index answers alone', (_, filter) => {
  expect(isCovered(filter)).toBe(true)
})

test.each<[string, Document]>([
  ['a field that stands in no index', { state: 'paid', note: 'x' }],
  ['a field behind one that is open', { state: { $gt: 'a' }, at: new Date(3) }],
  ['what is missing and what is null have one key', { state: null }],
  ['all but some', { state: { $nin: ['paid'] } }],
  ['a beginning of a text', { state: { $regex: '^p' } }],
  ['one of several elements', { terms: 'a' }],
  ['numbers that are not told apart', { _id: 2 ** 60 }],
  ['one of two conditions', { state: 'paid', $or: [{ at: new Date(3) }, { note: 'y' }] }],
])('%s: the documents are looked at', (_, filter) => {
  expect(isCovered(filter)).toBe(false)
})
