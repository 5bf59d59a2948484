import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { MongoClient } from 'mongodb'
import { seededRandom } from '../../shared/testing/src/seeded.ts'
import type { ShopDatabases } from '../audit/invariant.ts'
import { startTwoCopies, type TwoCopies } from '../nginx/two-copies.ts'
import { type Bank, openBank } from './bank.ts'
import { fillShop, type Login, sizes } from './fill-shop.ts'
import { type Shape, startLinkedProcesses, startStore } from './shape.ts'
import { createTally, type Tally } from './tally.ts'

const OPENING_MS = 30_000

/** All that a scenario runs on. */
export type Environment = {
  shape: Shape
  /** Of the store or the server itself, past all links. */
  storeUri: string
  bank: Bank
  databases: ShopDatabases
  logins: Login[]
  seed: number
  /** Of the scenario that runs now: its own, so that it breaks the same things at the same moments whatever else is run. */
  random: () => number
  folder: string
  /** Of the scenario that runs now. */
  tally: Tally
  /** Two copies of each part behind nginx, started when somebody asks for them. */
  twoCopies(): Promise<TwoCopies>
  close(): Promise<void>
}

/** Builds the shop of separate processes on an own store, or on the server that MONGODB_URI names. */
export async function buildEnvironment(seed: number): Promise<Environment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-faults-'))
  const random = seededRandom(seed)
  const dbPrefix = `faults_${process.pid}_`
  const given = process.env.MONGODB_URI || null
  const own = given ? null : await startStore(folder)
  const uri = given ?? own?.uri ?? ''
  const client = await connectMongo(uri)
  const databases: ShopDatabases = service => databaseOf(client, service, dbPrefix, WHOLE_READ_MS)
  const logins = await fillShop(databases)

  const current = { tally: createTally() }
  const door = { url: '' }
  const bank = await openBank(
    () => door.url,
    secretIn(databases),
    () => current.tally,
  )
  const parts = { folder, dbPrefix, random, bankPort: bank.port }
  const shape = await startLinkedProcesses(parts, own?.store ?? null, uri)
  door.url = shape.url
  await firstBuyer(shape.url)
  let twoCopies: Promise<TwoCopies> | undefined
  return {
    shape,
    storeUri: uri,
    bank,
    databases,
    logins,
    seed,
    random,
    folder,
    get tally() {
      return current.tally
    },
    set tally(next) {
      current.tally = next
    },
    twoCopies: () => (twoCopies ??= startTwoCopies()),
    async close() {
      await twoCopies?.then(copies => copies.stop()).catch(() => {})
      await bank.stop()
      if (given) await dropAll(client, databases)
      await client.close()
      await shape.stop()
    },
  }
}

/** Processes that have just started are slow to their first guest; the run is not about that. */
async function firstBuyer(url: string): Promise<void> {
  const [size] = sizes
  const giveUpAt = Date.now() + OPENING_MS
  while (Date.now() < giveUpAt) {
    const bought = await buy(createBrowser(url), size ? [{ ...size, count: 1 }] : []).catch(() => null)
    if (bought?.status === 201) return
  }
  throw new Error('the shop sells nothing')
}

/** Read once: the bank knows it while the shop's store is away. */
function secretIn(databases: ShopDatabases): () => Promise<string> {
  let known = ''
  return async () => {
    if (known !== '') return known
    const kept = await databases('cart-checkout').collection<{ _id: string; secret: string }>('sandbox_pay').findOne({})
    known = kept?.secret ?? ''
    return known
  }
}

async function dropAll(client: MongoClient, databases: ShopDatabases): Promise<void> {
  for (const service of serviceNames) await client.db(databases(service).databaseName).dropDatabase()
}
