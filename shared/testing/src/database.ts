import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { withWritesNoted } from '@shop/service-kit/storage/noted-writes'
import { type Collection, type Db, type Document, type Filter, MongoClient } from 'mongodb'
import { lastAfterTest, type Scope, scopeNow } from './after-test.ts'
import { withLastingIndexes } from './lasting-indexes.ts'
import { createWriteWatch } from './write-watch.ts'

type Prepare = (db: Db) => Promise<void>
/** What a database held when it was prepared, by collection. */
type Contents = Map<string, Document[]>
type Prepared = { db: Db; contents: Contents; prepare: Prepare }

let connecting: Promise<MongoClient> | undefined
const opened: Db[] = []
const writes = createWriteWatch()
const spare: Prepared[] = []
const lent: Record<Scope, Prepared[]> = { test: [], file: [] }

/** A database of its own for one test, over the wire of the engine under test; dropped when the test file ends. */
export async function freshDatabase(): Promise<Db> {
  connecting ??= connect()
  const client = await connecting
  const db = withWritesNoted(withLastingIndexes(client.db(`test_${randomBytes(8).toString('hex')}`)))
  opened.push(db)
  return db
}

/**
 * A database for one test, filled by `prepare`. Seeds and indexes are paid for once: when a test ends, its database gets back what it held at
 * first and serves a later test. One that is asked for outside a test, in `beforeAll`, is kept to the end of the file.
 */
export async function preparedDatabase(prepare: Prepare): Promise<Db> {
  const scope = scopeNow()
  const index = spare.findIndex(one => one.prepare === prepare)
  const [found] = index < 0 ? [] : spare.splice(index, 1)
  const prepared = found ?? (await makePrepared(prepare))
  lent[scope].push(prepared)
  return prepared.db
}

async function makePrepared(prepare: Prepare): Promise<Prepared> {
  const db = await freshDatabase()
  await prepare(db)
  const names = writes.take(db)
  const contents = await Promise.all(
    names.map(async name => [name, await db.collection(name).find().toArray()] as const),
  )
  return { db, contents: new Map(contents), prepare }
}

/** Looks only where the test wrote, and writes only what is other than it was: most of a demonstration is never touched. */
async function restore({ db, contents }: Prepared): Promise<void> {
  await Promise.all(writes.take(db).map(name => putBack(db.collection(name), contents.get(name) ?? [])))
  writes.take(db)
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
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, monitorCommands: true })
  client.on('commandStarted', writes.note)
  return client.connect()
}

// A service that still ran would write into the next test, so it is closed by now.
lastAfterTest(takeBack)

async function takeBack(scope: Scope): Promise<void> {
  for (const prepared of lent[scope].splice(0)) {
    await restore(prepared)
    spare.push(prepared)
  }
}

afterAll(async () => {
  for (const db of opened.splice(0)) await db.dropDatabase()
  await (await connecting)?.close()
  connecting = undefined
})
