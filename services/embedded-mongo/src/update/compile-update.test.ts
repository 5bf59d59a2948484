import { cloneDocument } from '../values/clone.ts'
import type { Document } from '../values/value.ts'
import { compileUpdate } from './compile-update.ts'

const now = new Date('2026-05-01')

function updated(document: Document, update: Document, filter: Document = {}): Document {
  return compileUpdate(update).apply(document, { filter, now, isInsert: false })
}

test('an update leaves the given document unchanged', () => {
  const document = { _id: 1, lines: [{ sku: 'x', count: 1 }], tags: ['old'], deep: { a: { b: 1 } } }
  const before = cloneDocument(document)
  const changed = updated(document, {
    $set: { 'deep.a.b': 2 },
    $push: { tags: 'new' },
    $inc: { 'lines.0.count': 1 },
  })
  expect(document).toEqual(before)
  expect(changed).toEqual({ _id: 1, lines: [{ sku: 'x', count: 2 }], tags: ['old', 'new'], deep: { a: { b: 2 } } })
})

test('an update applied twice shares nothing between its documents', () => {
  const update = compileUpdate({ $set: { list: [] } })
  const occasion = { filter: {}, now, isInsert: false }
  const [one, other] = [update.apply({ _id: 1 }, occasion), update.apply({ _id: 2 }, occasion)]
  expect(one.list).not.toBe(other.list)
})

test('an update that changes nothing returns the very same document', () => {
  const document = { _id: 1, n: 1, tags: ['a'] }
  expect(updated(document, { $set: { n: 1 }, $addToSet: { tags: 'a' }, $pull: { others: 'b' } })).toBe(document)
  expect(updated(document, { n: 1, tags: ['a'] })).toBe(document)
})

test('an update takes the current time from its caller', () => {
  expect(updated({ _id: 1 }, { $currentDate: { at: true } })).toEqual({ _id: 1, at: now })
})

test('an update refuses an ambiguous array position', () => {
  const document = {
    _id: 1,
    lines: [
      { sku: 'x', count: 1 },
      { sku: 'y', count: 2 },
    ],
  }
  const change = { $set: { 'lines.$.count': 0 } }
  expect(() => updated(document, change, { 'lines.sku': 'x', 'lines.count': 2 })).toThrow('choose different elements')
  expect(() => updated(document, change, { $or: [{ 'lines.sku': 'x' }] })).toThrow('did not find the match')
})

test('an update refuses sums that cannot be stored exactly', () => {
  expect(() => updated({ _id: 1, n: Number.MAX_SAFE_INTEGER }, { $inc: { n: 1 } })).toThrow('kept exactly')
})

test('an update of a field named __proto__ sets only a field', () => {
  const changed = updated({ _id: 1 }, JSON.parse('{"$set": {"__proto__": {"a": 1}}}'))
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype)
  expect(Object.keys(changed)).toEqual(['_id', '__proto__'])
})
