import { type Db, MongoClient, type MongoClientOptions, MongoServerSelectionError } from 'mongodb'
import { type Pool, watchDatabase } from '../metrics/watch-database.ts'
import { withBuiltIndexes } from './built-indexes.ts'
import { withWritesNoted } from './noted-writes.ts'
import { MOST_CONNECTIONS } from './pool-sizes.ts'
import { MAX_READ_MS, withReadLimit } from './read-limit.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'

const HEARTBEAT_MS = 5000
const CONNECT_MS = 5000
/** How long a start waits for a database that is not there yet. */
const START_MS = 5000
/** A write that the majority has not kept by then is answered as uncertain: a reader waits three seconds at most. */
const MAJORITY_MS = 2500

/** `isMeasured`: its commands and connections are counted. `most`: connections at a time. */
type Wishes = { isMeasured?: boolean; most?: number }

/**
 * One connection pool for a process, with limits that turn a slow or missing database into 503 instead of a queue. A write is
 * acknowledged when the majority has it, so that no failover takes it back.
 */
export function connectMongo(
  uri: string,
  { isMeasured = false, most = MOST_CONNECTIONS.work }: Wishes = {},
): Promise<MongoClient> {
  const writeConcern = { w: 'majority', wtimeoutMS: MAJORITY_MS } as const
  const bounds = { maxPoolSize: most, serverSelectionTimeoutMS: 1500, writeConcern }
  return connect(uri, bounds, isMeasured && 'work')
}

/**
 * Connections of their own for rate limits: what a flood keeps busy must not keep anybody from being counted. A count need not
 * outlive a failover, and a call that is counted first has work to wait for after it.
 */
export function connectLimits(
  uri: string,
  { isMeasured = false, most = MOST_CONNECTIONS.limits }: Wishes = {},
): Promise<MongoClient> {
  const bounds = { maxPoolSize: most, serverSelectionTimeoutMS: 750, writeConcern: { w: 1 } }
  return connect(uri, bounds, isMeasured && 'limits')
}

async function connect(uri: string, bounds: MongoClientOptions, measuredAs: Pool | false): Promise<MongoClient> {
  const client = new MongoClient(uri, {
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: 20_000,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    waitQueueTimeoutMS: 2000,
    ignoreUndefined: true,
    // Once each: a retried write carries the number of the first try, and the server does it once.
    retryReads: true,
    retryWrites: true,
    monitorCommands: measuredAs !== false,
    ...bounds,
  })
  if (measuredAs) watchDatabase(client, measuredAs)
  await connectWithin(client, START_MS)
  // A check takes a heartbeat and a connection at most; a busy machine gets two seconds more.
  watchHeartbeats(client, HEARTBEAT_MS + CONNECT_MS + 2000)
  return client
}

/** Calls give up on a database without a primary after a second or two; a start has more time. */
async function connectWithin(client: MongoClient, ms: number): Promise<void> {
  const giveUpAt = performance.now() + ms
  for (;;) {
    try {
      return void (await client.connect())
    } catch (error) {
      await client.close()
      if (!(error instanceof MongoServerSelectionError) || performance.now() > giveUpAt) throw error
    }
  }
}

/** `shop_cart_checkout`; the prefix is `DB_PREFIX`. */
export function databaseName(service: string, prefix = 'shop_'): string {
  return `${prefix}${service.replaceAll('-', '_')}`
}

/**
 * Each service has a database of its own; the prefix keeps several shops on one server apart, and ours from MongoDB's `admin`.
 * All reads from it have a limit of time, a call of staff that is refused knows whether it has written, and an index is built once.
 */
export function databaseOf(client: MongoClient, service: string, prefix?: string, maxReadMs = MAX_READ_MS): Db {
  return withBuiltIndexes(withReadLimit(withWritesNoted(client.db(databaseName(service, prefix))), maxReadMs))
}

/** A check for readiness: throws when the database does not answer. */
export function answersPing(db: Db): () => Promise<boolean> {
  return async () => {
    await db.command({ ping: 1 })
    return true
  }
}
