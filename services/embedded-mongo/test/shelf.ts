import { Binary, BSON, type Collection, type Document, ObjectId } from 'mongodb'
import { expectOutcome, outcomeOf, type Refusal, useDatabase } from './database.ts'

/** Things of every kind: what a field holds differs from one to the next, as it may in MongoDB. */
const things: Document[] = [
  {
    _id: 1,
    sku: 'A',
    price: 100,
    tags: ['new', 'sale'],
    size: { name: 'S', rank: 1 },
    at: new Date('2026-01-01'),
    lines: [
      { sku: 'x', count: 1 },
      { sku: 'y', count: 5 },
    ],
  },
  { _id: 2, sku: 'B', price: 50.5, tags: [], size: { name: 'M', rank: 2 }, at: new Date('2026-02-01'), lines: [] },
  { _id: 3, sku: 'C', price: null, tags: ['sale'], size: null, lines: [{ sku: 'x', count: 3 }] },
  { _id: 4, sku: 'D', tags: 'new', size: { rank: 1, name: 'S' }, note: 'Сукня «Лілея»', active: true },
  { _id: 5, sku: 'E', price: [10, 200], tags: [['new'], 'x'], active: false, lines: [{ sku: 'z' }] },
  { _id: 6, sku: 'F', price: '100', tags: null, note: 'dress (long)', ref: new ObjectId('65a000000000000000000001') },
  {
    _id: 7,
    sku: 'G',
    price: 0,
    deep: { a: [{ b: [1, 2] }, { b: 3 }, { c: 4 }] },
    lines: [1, 'x', { sku: 'x', count: 9 }],
  },
  {
    _id: 8,
    sku: 'H',
    price: -5,
    deep: { a: { b: 3 } },
    grid: [1, 3].map(first => [first, first + 1]),
    at: new Date('2026-03-01'),
  },
  { _id: 9, sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
  { _id: 10, price: 1e12, deep: {}, mixed: [{ a: 1, b: 2 }], bin: new Binary(Buffer.from('hello')) },
  { _id: 11, sku: 'j', price: 100, deep: { a: [] }, active: true, note: 'Line\nbreak' },
  { _id: 'text', sku: 'K', price: 99.99, at: null },
]

type Case<Outcome> = [asked: Document, expected: Outcome | Refusal]

/** The things lie on it before the first test. */
function fillShelf(): () => Collection<Document> {
  const server = useDatabase(db => db.collection<Document>('shelf').insertMany(things))
  return () => server().db.collection<Document>('shelf')
}

async function idsOf(found: Promise<Document[]>): Promise<unknown[]> {
  return (await found).map(({ _id }) => _id)
}

const fieldsWithIndex = ['price', 'sku', 'size', 'deep.a.b', 'mixed']
const indexes: Document[] = [...fieldsWithIndex.map(field => ({ [field]: 1 })), { tags: -1, sku: 1 }, { at: -1 }]

/** Each is asked twice: by looking at everything, then through indexes, which must not change the answer. */
export function describeFilters(cases: Case<unknown[]>[]): void {
  const shelf = fillShelf()
  const ask = (filter: Document) => outcomeOf(idsOf(shelf().find(filter).sort({ _id: 1 }).toArray()))

  for (const [filter, expected] of cases) {
    test(`finds ${show(filter)}`, async () => expectOutcome(await ask(filter), expected))
  }

  test('finds the same through indexes', async () => {
    for (const index of indexes) await shelf().createIndex(index)
    for (const [filter, expected] of cases) expectOutcome(await ask(filter), expected)
  })
}

export function describeSorts(cases: Case<unknown[]>[]): void {
  const shelf = fillShelf()
  const ask = (sort: Document) => outcomeOf(idsOf(shelf().find().sort(sort).toArray()))

  for (const [sort, expected] of cases) {
    test(`sorts by ${show(sort)}`, async () => expectOutcome(await ask(sort), expected))
  }

  test('sorts the same through indexes', async () => {
    for (const [sort, expected] of cases.filter(([, ids]) => Array.isArray(ids))) {
      await shelf().createIndex(sort)
      expectOutcome(await ask(sort), expected)
    }
  })
}

export function describeProjections(cases: Case<Document[]>[]): void {
  const shelf = fillShelf()
  for (const [projection, expected] of cases) {
    test(`shows ${show(projection)}`, async () => {
      const two: Document = { _id: { $in: [1, 9] } }
      expectOutcome(await outcomeOf(shelf().find(two, { projection }).sort({ _id: 1 }).toArray()), expected)
    })
  }
}

export function show(value: Document): string {
  return BSON.EJSON.stringify(value)
}
