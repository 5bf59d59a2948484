import { randomUUID } from 'node:crypto'
import { type Db, MongoClient } from 'mongodb'

export type TestDatabase = { client: MongoClient; db: Db; close(): Promise<void> }

/** An empty database on the server under test: the embedded one, or whichever MONGODB_URI names. */
export async function openDatabase(uri = process.env.MONGODB_URI): Promise<TestDatabase> {
  if (!uri) throw new Error('MONGODB_URI has to name the server under test')
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 })
  const db = client.db(`embedded_test_${randomUUID().slice(0, 8)}`)
  return {
    client,
    db,
    async close() {
      await db.dropDatabase()
      await client.close()
    },
  }
}

/** A database that the tests of a file share, filled before the first of them. */
export function useDatabase(fill: (db: Db) => Promise<unknown> = async () => {}): () => TestDatabase {
  let server: TestDatabase
  beforeAll(async () => {
    server = await openDatabase()
    await fill(server.db)
  })
  afterAll(() => server.close())
  return () => server
}

/** The code under which a server refuses; the answer itself if it does not. */
export async function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    return refusalWith(error instanceof Error && 'code' in error ? Number(error.code) : 0)
  }
}

/** A code that the independent engine gives to all errors that it has no own code for. */
const unspecific = 8

export type Refusal = { refusedWith: number | 'any code' }

export function refusalWith(code: number): Refusal {
  return { refusedWith: code === unspecific ? 'any code' : code }
}

export function expectOutcome(outcome: unknown, expected: unknown): void {
  const isVague = isRefusal(outcome) && outcome.refusedWith === 'any code'
  if (isVague) expect(isRefusal(expected)).toBe(true)
  else expect(outcome).toEqual(expected)
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusedWith' in value
}

/** The independent engine differs from MongoDB in corners; those tests are for a server that follows it there too. */
export async function followsMongoInCorners({ db }: TestDatabase): Promise<boolean> {
  const nothing = db.collection('nothing').aggregate([{ $project: {} }])
  const follows = isRefusal(await outcomeOf(nothing.toArray()))
  if (!follows) process.stdout.write('skipped: this server answers a projection of nothing, which MongoDB refuses\n')
  return follows
}
