import { type Db, MongoClient } from 'mongodb'

/** One connection pool for a process, with limits that turn a slow or missing database into 503 instead of a queue (B3, B4). */
export async function connectMongo(uri: string): Promise<MongoClient> {
  return MongoClient.connect(uri, {
    writeConcern: { w: 'majority' },
    serverSelectionTimeoutMS: 5000,
    connectTimeoutMS: 5000,
    socketTimeoutMS: 20_000,
    heartbeatFrequencyMS: 5000,
    maxPoolSize: 50,
    waitQueueTimeoutMS: 2000,
    ignoreUndefined: true,
  })
}

/** Each service has a database of its own; the prefix keeps several shops on one server apart, and ours from MongoDB's `admin`. */
export function databaseOf(client: MongoClient, service: string, prefix = 'shop_'): Db {
  return client.db(`${prefix}${service.replaceAll('-', '_')}`)
}

/** A check for readiness: throws when the database does not answer. */
export function answersPing(db: Db): () => Promise<boolean> {
  return async () => {
    await db.command({ ping: 1 })
    return true
  }
}
