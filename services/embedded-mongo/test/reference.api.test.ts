import type { Document } from 'mongodb'
import { openDatabase, type TestDatabase } from './database.ts'
import { randomDocument, randomFilter, randomFrom, randomSort, randomUpdate } from './random-shapes.ts'
import { show } from './shelf.ts'

const reference = process.env.REFERENCE_MONGODB_URI
const seed = Number(process.env.SEED ?? 20141)
const random = randomFrom(seed)
const documents = Array.from({ length: 60 }, (_, _id) => randomDocument(random, _id))

let servers: TestDatabase[]

beforeAll(async () => {
  if (!reference) process.stdout.write('skipped: no REFERENCE_MONGODB_URI to compare random operations with\n')
  servers = reference ? [await openDatabase(), await openDatabase(reference)] : []
  for (const { db } of servers) await db.collection<Document>('things').insertMany(documents)
})
afterAll(() => Promise.all(servers.map(server => server.close())))

/** What each server makes of it, as text that can be compared; of a refusal only that it is one. */
async function bothAnswer(ask: (server: TestDatabase) => Promise<unknown>): Promise<string[]> {
  return Promise.all(
    servers.map(server =>
      ask(server).then(
        answer => show({ answer }),
        () => 'refused',
      ),
    ),
  )
}

async function differences(asked: Document[], ask: (server: TestDatabase, what: Document) => Promise<unknown>) {
  const found: { asked: string; answers: string[] }[] = []
  for (const what of asked) {
    const answers = await bothAnswer(server => ask(server, what))
    if (answers[0] !== answers[1]) found.push({ asked: show(what), answers })
  }
  return found
}

/** MongoDB sorts an empty array below null; the independent engine takes them for equal. */
function withoutEmptyArray(sort: Document): Document {
  const [field = ''] = Object.keys(sort)
  return { [field]: { $not: { $size: 0 } } }
}

/** The independent engine adds to booleans, and refuses to take away what could not be there; MongoDB does neither. */
function isComparable({ id, update }: { id: number; update: Document }): boolean {
  const [operator = '', fields = {}] = Object.entries(update)[0] ?? []
  const [path = ''] = Object.keys(fields)
  if (operator === '$inc') return !show(documents[id] ?? {}).match(/true|false/)
  return (operator !== '$pull' && operator !== '$unset') || !path.includes('.')
}

const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)

test('filters find the same documents as the reference', async () => {
  const filters = many(600, () => randomFilter(random))
  const found = await differences(filters, async ({ db }, filter) =>
    (await db.collection('things').find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
  )
  expect(found).toEqual([])
})

test('sorts give the same order as the reference', async () => {
  const sorts = many(30, () => randomSort(random))
  const found = await differences(sorts, async ({ db }, sort) =>
    (await db.collection('things').find(withoutEmptyArray(sort)).sort(sort).toArray()).map(({ _id }) => _id),
  )
  expect(found).toEqual([])
})

test('updates give the same documents as the reference', async () => {
  const updates = many(400, () => ({ id: random.below(60), update: randomUpdate(random) })).filter(isComparable)
  const found = await differences(updates, async ({ db }, { id, update }) => {
    const things = db.collection<Document>('updated')
    await things.replaceOne({ _id: id }, { ...documents[id] }, { upsert: true })
    const { modifiedCount } = await things.updateOne({ _id: id }, update)
    return { modifiedCount, document: Object.entries((await things.findOne({ _id: id })) ?? {}).sort() }
  })
  expect(found).toEqual([])
})
