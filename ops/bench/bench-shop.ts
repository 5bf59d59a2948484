import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { ownEnvironment } from '@shop/testing/own-environment'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { type Db, MongoClient } from 'mongodb'
import { freePort } from '../production-shape/free-port.ts'
import { memoryOf, processorOf } from './process-tree.ts'

const OWNER = { login: 'olha', password: 'twelve letters' }
const OPENING_MS = 180_000

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

/**
 * A shop started as `npm start` does, with the demonstration data in its own folder, an owner to sign in as, and its memory in MB (Linux).
 * `MONGODB_URI` among the variables: it keeps its data on that server, under a name of its own, until it is closed.
 */
export async function openBenchShop(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { MONGODB_URI: _, ...env } = ownEnvironment()
  const server = variables.MONGODB_URI ?? null
  const prefix = server ? `bench_${process.pid}_` : 'shop_'
  const start = path.join(import.meta.dirname, '../../shop/src/start.mjs')
  const flags = flagsOfStart()
  const own = { BUILD: 'no', DATA_DIR: dataDir, PORT: String(port), ADMIN_LOGIN: OWNER.login, DB_PREFIX: prefix }
  const spawnShop = () =>
    spawn(process.execPath, [...flags, start], {
      env: { ...env, ...own, ADMIN_PASSWORD: OWNER.password, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let shop = spawnShop()
  let client: MongoClient | null = null

  async function ready(): Promise<void> {
    const giveUpAt = Date.now() + OPENING_MS
    while (Date.now() < giveUpAt && shop.exitCode === null) {
      if ((await fetch(`${url}/health/ready`).catch(() => null))?.ok) return
      await pause(100)
    }
    throw new Error('the shop did not open')
  }

  async function connected(): Promise<MongoClient> {
    client ??= await MongoClient.connect(server ?? (await readStoreAddress(dataDir)) ?? '')
    return client
  }

  async function stop(): Promise<void> {
    await client?.close()
    client = null
    if (shop.exitCode !== null) return
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }

  await ready().catch(async error => {
    await stop()
    throw error
  })
  return {
    url,
    dataDir,
    /** Where its data are, for another process. */
    place: async () => ({ uri: server ?? (await readStoreAddress(dataDir)) ?? '', prefix, dataDir }),
    /** Without the processes that run one of these scripts. */
    memory: (without?: readonly string[]) => memoryOf(shop.pid ?? 0, without),
    /** Milliseconds of processor that all its processes have taken so far. */
    processor: () => processorOf(shop.pid ?? 0),
    database: async (service: ServiceName): Promise<Db> =>
      databaseOf(await connected(), service, prefix, WHOLE_READ_MS),
    /** The cookie of the owner's session. */
    async signIn(): Promise<string> {
      const answer = await fetch(`${url}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(OWNER),
      })
      const cookies = answer.headers.getSetCookie().map(line => line.split(';', 1)[0])
      return cookies.join('; ')
    },
    /** Stops the shop and starts it again on the same data; how many milliseconds it took to be ready. */
    async restart(): Promise<number> {
      await stop()
      const began = performance.now()
      shop = spawnShop()
      await ready()
      return performance.now() - began
    },
    stop,
    async close(): Promise<void> {
      if (server) for (const name of serviceNames) await databaseOf(await connected(), name, prefix).dropDatabase()
      await stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
