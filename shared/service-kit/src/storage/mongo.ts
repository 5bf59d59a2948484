import { type Db, MongoClient } from 'mongodb'
import { withWritesNoted } from './noted-writes.ts'
import { MAX_READ_MS, withReadLimit } from './read-limit.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'

const HEARTBEAT_MS = 5000
const CONNECT_MS = 5000

/** Of the pool that all work of a process shares, and of the one that only limits take. */
const MOST_CONNECTIONS = 50
const MOST_FOR_LIMITS = 10

/** One connection pool for a process, with limits that turn a slow or missing database into 503 instead of a queue. */
export function connectMongo(uri: string): Promise<MongoClient> {
  return connect(uri, MOST_CONNECTIONS)
}

/** Connections of their own for rate limits: what a flood keeps busy must not keep anybody from being counted. */
export function connectLimits(uri: string): Promise<MongoClient> {
  return connect(uri, MOST_FOR_LIMITS)
}

async function connect(uri: string, maxPoolSize: number): Promise<MongoClient> {
  const client = await MongoClient.connect(uri, {
    writeConcern: { w: 'majority' },
    serverSelectionTimeoutMS: 5000,
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: 20_000,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    maxPoolSize,
    waitQueueTimeoutMS: 2000,
    ignoreUndefined: true,
  })
  // A check takes a heartbeat and a connection at most; a busy machine gets two seconds more.
  watchHeartbeats(client, HEARTBEAT_MS + CONNECT_MS + 2000)
  return client
}

/**
 * Each service has a database of its own; the prefix keeps several shops on one server apart, and ours from MongoDB's `admin`.
 * All reads from it have a limit of time, and a call of staff that is refused knows whether it has written.
 */
export function databaseOf(client: MongoClient, service: string, prefix = 'shop_', maxReadMs = MAX_READ_MS): Db {
  return withReadLimit(withWritesNoted(client.db(`${prefix}${service.replaceAll('-', '_')}`)), maxReadMs)
}

/** A check for readiness: throws when the database does not answer. */
export function answersPing(db: Db): () => Promise<boolean> {
  return async () => {
    await db.command({ ping: 1 })
    return true
  }
}
