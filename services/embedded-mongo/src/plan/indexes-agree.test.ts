import { randomDocument, randomFilter, randomFrom, randomSort } from '../../test/random-shapes.ts'
import { Collection } from '../collection/collection.ts'
import { CommandError } from '../errors.ts'
import { findRows } from '../query/find-rows.ts'
import { createMemoryJournal } from '../store/journal.ts'
import type { Document } from '../values/value.ts'

const random = randomFrom(Number(process.env.SEED ?? 2014))
const plain = new Collection({ number: 1, namespace: 'shop.plain', journal: createMemoryJournal() })
const indexed = new Collection({ number: 2, namespace: 'shop.indexed', journal: createMemoryJournal() })

const indexes: [key: Document, options?: object][] = [
  [{ a: 1, b: -1 }],
  [{ b: 1 }],
  [{ 'a.x': -1 }],
  [{ 'c.x.y': 1 }],
  [{ 'b.1': 1 }],
  [{ c: 1 }, { sparse: true }],
  [{ 'b.x': 1, a: 1 }, { partialFilterExpression: { a: { $gt: 0 } } }],
  [{ c: -1, a: 1 }, { partialFilterExpression: { c: { $exists: true }, b: { $type: 'number' } } }],
]
for (const [key, options] of indexes) indexed.createIndex({ key, name: JSON.stringify([key, options]), ...options })

for (let _id = 0; _id < 150; _id++) insertInBoth(randomDocument(random, _id) as Document)
for (let _id = 0; _id < 150; _id += 4) replaceInBoth(randomDocument(random, _id) as Document)
for (let _id = 1; _id < 150; _id += 7)
  for (const collection of [plain, indexed]) collection.delete(rowOf(collection, _id))

/** Two arrays can't stand in one index: such a document is in neither collection. */
function insertInBoth(document: Document): void {
  if (fits(() => indexed.insert(document))) plain.insert(document)
}

function replaceInBoth(document: Document): void {
  if (!findRows(plain, { filter: { _id: document._id } }).rows[0]) return
  if (fits(() => indexed.replace(rowOf(indexed, document._id as number), document))) {
    plain.replace(rowOf(plain, document._id as number), document)
  }
}

function fits(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (error instanceof CommandError && error.code === 171) return false
    throw error
  }
}

function rowOf(collection: Collection, _id: number) {
  const [row] = findRows(collection, { filter: { _id } }).rows
  if (row) return row
  const document = { _id }
  collection.insert(document)
  return rowOf(collection, _id)
}

function ids(collection: Collection, filter: Document, sort?: Document, limit = 0) {
  return findRows(collection, { filter, sort, limit }).rows.map(({ document }) => document._id)
}

test('an index does not change the result of a query', () => {
  const filters = Array.from({ length: 3000 }, () => randomFilter(random) as Document)
  const differing = filters.filter(filter => {
    const found = (collection: Collection) => String(ids(collection, filter).sort((a, b) => Number(a) - Number(b)))
    return found(plain) !== found(indexed)
  })
  expect(differing).toEqual([])
})

test('an index does not change the order of a result', () => {
  for (let round = 0; round < 300; round++) {
    const [filter, sort] = [randomFilter(random) as Document, randomSort(random) as Document]
    expect(ids(indexed, filter, sort)).toEqual(ids(plain, filter, sort))
  }
})

test('an index does not change the first few of a result, wherever they stand', () => {
  for (let round = 0; round < 1000; round++) {
    const [filter, sort, limit] = [randomFilter(random) as Document, randomSort(random) as Document, random.below(4)]
    expect(ids(indexed, filter, sort, limit)).toEqual(ids(plain, filter, sort, limit))
  }
})

test('no query looks at twice as many documents as the rarest of its conditions leaves, and the sort', () => {
  for (let round = 0; round < 1000; round++) {
    const [filter, sort] = [randomFilter(random) as Document, randomSort(random) as Document]
    const alone = findRows(indexed, { filter }).examined
    expect(findRows(indexed, { filter, sort, limit: 3 }).examined).toBeLessThanOrEqual(2.5 * alone + 1)
  }
})
