import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { type Db, MongoClient } from 'mongodb'
import { freePort } from '../../production-shape/free-port.ts'
import { memoryOf, processorOf } from './processes.ts'
import { type StartedProcess, startProcess } from './start-process.ts'

export const START_SCRIPT = path.join(import.meta.dirname, '../../../shop/src/start.mjs')
const OWNER = { login: 'olha', password: 'twelve letters' }
const OPENING_MS = 180_000

export type BenchShop = Awaited<ReturnType<typeof openShop>>

export type ShopOptions = {
  /** `MONGODB_URI` among the variables: the shop keeps its data on that server, under a name of its own, until it is closed. */
  env?: Record<string, string>
  /** In the place of those of `npm start`. */
  flags?: readonly string[]
  /** Where its data are and stay; else it begins with the demonstration data in a folder of its own. */
  dataDir?: string
}

/** A shop started as `npm start` does, with an owner to sign in as. */
export async function openShop({ env = {}, flags, dataDir: given }: ShopOptions = {}) {
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = env.MONGODB_URI || null
  const DB_PREFIX = server ? `bench_${process.pid}_` : 'shop_'
  const own = { BUILD: 'no', DATA_DIR: dataDir, PORT: String(port), DB_PREFIX, MONGODB_URI: '' }
  const owner = { ADMIN_LOGIN: OWNER.login, ADMIN_PASSWORD: OWNER.password }
  const start = () => startProcess(START_SCRIPT, { ...own, ...owner, ...env }, flags)
  const uri = async () => server ?? (await readStoreAddress(dataDir)) ?? ''
  let shop = start()
  let client: MongoClient | null = null

  async function database(service: ServiceName): Promise<Db> {
    client ??= await MongoClient.connect(await uri())
    return databaseOf(client, service, DB_PREFIX, WHOLE_READ_MS)
  }

  async function stop(): Promise<void> {
    await client?.close()
    client = null
    await shop.end()
  }

  await waitUntilReady(shop, url)
  return {
    url,
    port,
    dataDir,
    pid: () => shop.pid,
    /** Where its data are, for another process. */
    place: async () => ({ uri: await uri(), prefix: DB_PREFIX, dataDir }),
    memory: () => memoryOf(shop.pid),
    /** Milliseconds of processor that all its processes, its store among them, have taken so far. */
    processor: () => processorOf(shop.pid),
    database,
    signIn: () => signInAt(url),
    /** Stops the shop and starts it again on the same data; how many milliseconds it took to be ready. */
    async restart(): Promise<number> {
      await stop()
      const began = performance.now()
      shop = start()
      await waitUntilReady(shop, url)
      return performance.now() - began
    },
    stop,
    async close(): Promise<void> {
      if (server) for (const name of serviceNames) await (await database(name)).dropDatabase()
      await stop()
      if (!given) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function waitUntilReady(shop: StartedProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + OPENING_MS
  while (Date.now() < giveUpAt && shop.isRunning()) {
    if ((await fetch(`${url}/health/ready`).catch(() => null))?.ok) return
    await pause(100)
  }
  await shop.end()
  throw new Error('the shop did not open')
}

/** The cookie of the owner's session. */
async function signInAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OWNER),
  })
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ')
}
