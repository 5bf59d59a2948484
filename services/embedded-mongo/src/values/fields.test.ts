import { Binary, BSONRegExp, Long, ObjectId, serialize } from 'bson'
import { cutFields, fieldsAt, fieldsOfFilter, readDocument, readFields } from './fields.ts'
import type { Document } from './value.ts'

/** A value of each type that is stored here. */
const document: Document = {
  _id: new ObjectId('65a0c0ffee65a0c0ffee65a0'),
  text: 'сукня',
  whole: 7,
  large: 2 ** 40,
  broken: 1.5,
  long: Long.fromNumber(2 ** 60),
  yes: true,
  nothing: null,
  at: new Date('2026-05-01T12:00:00Z'),
  bytes: new Binary(Buffer.from([1, 2, 3])),
  pattern: new BSONRegExp('^a', 'i'),
  inner: { text: 'inside', list: [1, { text: 'deep' }] },
  list: ['one', 'two', []],
  empty: {},
}
const bytes = serialize(document)

test.each(Object.keys(document))('of %s alone as much is read as the whole document has', name => {
  expect(readFields(bytes, fieldsAt([name]))).toEqual({ [name]: readDocument(bytes)[name] })
})

test.each(Object.keys(document))('without %s the others stay as they are', name => {
  const { [name]: _, ...others } = readDocument(bytes)
  expect(cutFields(bytes, fieldsAt([name]), 'omit')).toEqual(Buffer.from(serialize(others)))
})

test('what is kept or left out of nothing that is there', () => {
  expect(readDocument(cutFields(bytes, fieldsAt(['missing']), 'keep'))).toEqual({})
  expect(cutFields(bytes, fieldsAt(['missing']), 'omit')).toEqual(Buffer.from(bytes))
  expect(cutFields(bytes, [], 'omit')).toEqual(Buffer.from(bytes))
})

test('several are read in the order of the document; one that is not there stays missing', () => {
  const read = readFields(bytes, fieldsAt(['whole', 'inner.list.text', 'text', 'tex', 'missing']))

  expect(Object.entries(read)).toEqual([
    ['text', 'сукня'],
    ['whole', 7],
    ['inner', { text: 'inside', list: [1, { text: 'deep' }] }],
  ])
})

test('a filter looks at the fields it names and at those it computes with, however deep', () => {
  const names = (filter: Document) => fieldsOfFilter(filter).map(field => Buffer.from(field).toString())

  expect(names({})).toEqual([])
  expect(
    names({ 'inner.text': 'x', $or: [{ text: { $in: ['$a'] } }, { $and: [{ whole: 1 }, { text: 'b' }] }] }),
  ).toEqual(['inner', 'text', 'whole'])
  const isTwice = { $eq: ['$whole', { $sum: { $map: { input: '$list.count', as: 'one', in: '$$one' } } }] }
  expect(names({ $or: [{ text: 'x' }, { $expr: isTwice }] })).toEqual(['text', 'whole', 'list'])
})
