import { randomBytes } from 'node:crypto'
import { type Db, MongoClient } from 'mongodb'
import { withoutExpiry } from './without-expiry.ts'

/** A database of its own for one test, over the wire of the engine under test; dropped when the test file ends. */
export async function freshDatabase(): Promise<Db> {
  const uri = process.env.MONGODB_URI
  if (!uri)
    throw new Error('MONGODB_URI is not set: the api project of jest.config.ts starts the embedded store and sets it')
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 })
  const db = withoutExpiry(client.db(`test_${randomBytes(8).toString('hex')}`))
  opened.push({ client, db })
  return db
}

const opened: { client: MongoClient; db: Db }[] = []

afterAll(async () => {
  for (const { client, db } of opened.splice(0)) {
    await db.dropDatabase()
    await client.close()
  }
})
