import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Collection, type Db, type Document, type Filter, MongoClient } from 'mongodb'
import { closeNow, isInTest } from './after-test.ts'

type Prepare = (db: Db) => Promise<void>
/** What a database held when it was prepared, by collection. */
type Contents = Map<string, Document[]>
type Prepared = { db: Db; contents: Contents; prepare: Prepare }

let connecting: Promise<MongoClient> | undefined
const opened: Db[] = []
const spare: Prepared[] = []
const lent: Prepared[] = []

/** A database of its own for one test, over the wire of the engine under test; dropped when the test file ends. */
export async function freshDatabase(): Promise<Db> {
  connecting ??= connect()
  const client = await connecting
  const db = withoutExpiry(client.db(`test_${randomBytes(8).toString('hex')}`))
  opened.push(db)
  return db
}

/**
 * The same, filled by `prepare`. Seeds and indexes are paid for once in a file: when a test ends, its database gets back what
 * it held at first and serves a later test. One that is asked for outside a test, in `beforeAll`, is kept to the end.
 */
export async function preparedDatabase(prepare: Prepare): Promise<Db> {
  const isForTest = isInTest()
  const place = spare.findIndex(one => one.prepare === prepare)
  const [found] = place < 0 ? [] : spare.splice(place, 1)
  const prepared = found ?? (await makePrepared(prepare))
  if (isForTest) lent.push(prepared)
  return prepared.db
}

async function makePrepared(prepare: Prepare): Promise<Prepared> {
  const db = await freshDatabase()
  await prepare(db)
  return { db, contents: await contentsOf(db), prepare }
}

async function contentsOf(db: Db): Promise<Contents> {
  const names = await collectionsOf(db)
  return new Map(
    await Promise.all(names.map(async name => [name, await db.collection(name).find().toArray()] as const)),
  )
}

async function collectionsOf(db: Db): Promise<string[]> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  return listed.map(({ name }) => name)
}

/** Writes only what is other than it was: most documents of a demonstration are never touched. */
async function restore({ db, contents }: Prepared): Promise<void> {
  const names = await collectionsOf(db)
  await Promise.all(names.map(name => putBack(db.collection(name), contents.get(name) ?? [])))
}

async function putBack(collection: Collection, first: readonly Document[]): Promise<void> {
  if (first.length === 0) return void (await collection.deleteMany({}))
  const wanted = new Map(first.map(document => [String(document._id), document]))
  const other: unknown[] = []
  for await (const now of collection.find()) {
    const id = String(now._id)
    if (isDeepStrictEqual(now, wanted.get(id))) wanted.delete(id)
    else other.push(now._id)
  }
  if (other.length > 0) await collection.deleteMany({ _id: { $in: other } } as Filter<Document>)
  if (wanted.size > 0) await collection.insertMany([...wanted.values()])
}

function connect(): Promise<MongoClient> {
  const uri = process.env.MONGODB_URI
  if (!uri)
    throw new Error('MONGODB_URI is not set: the api project of jest.config.ts starts the embedded store and sets it')
  return MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 })
}

/**
 * The clock of a test stands still while the server's goes on: once the day of a test is past, the server would take away
 * limits, sessions and links that are still good in it. So the database of a test lets nothing expire.
 */
export function withoutExpiry(db: Db): Db {
  const open = db.collection.bind(db)
  db.collection = ((name: string, options?: object) => keepingAll(open(name, options))) as Db['collection']
  return db
}

function keepingAll(collection: Collection): Collection {
  const createIndex = collection.createIndex.bind(collection)
  const createIndexes = collection.createIndexes.bind(collection)
  collection.createIndex = (keys, options = {}) => createIndex(keys, lasting(options))
  collection.createIndexes = (indexes, options = {}) => createIndexes(indexes.map(lasting), options)
  return collection
}

function lasting<Index extends { expireAfterSeconds?: number }>(index: Index): Index {
  const { expireAfterSeconds: _, ...others } = index
  return others as Index
}

afterEach(async () => {
  // A service that still runs would write into the next test.
  await closeNow('test')
  for (const prepared of lent.splice(0)) {
    await restore(prepared)
    spare.push(prepared)
  }
})

afterAll(async () => {
  await closeNow('file')
  for (const db of opened.splice(0)) await db.dropDatabase()
  await (await connecting)?.close()
  connecting = undefined
})
