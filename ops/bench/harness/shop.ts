import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { type Db, MongoClient } from 'mongodb'
import { freePort } from '../../production-shape/free-port.ts'
import { until } from '../../production-shape/run-process.ts'
import { memoryOf, processorOf, startProcess } from './processes.ts'
import { createReport, type Report } from './report.ts'

export const START_SCRIPT = path.join(import.meta.dirname, '../../../shop/src/start.mjs')
const OWNER = { login: 'olha', password: 'twelve letters' }
const OPENING_MS = 180_000

export type BenchShop = Awaited<ReturnType<typeof openShop>>

type ShopOptions = {
  /** `MONGODB_URI` among the variables: the shop keeps its data on that server, under a name of its own, until it is closed. */
  env?: Record<string, string>
  /** Where its data are and stay; else it begins with the demonstration data in a folder of its own. */
  dataDir?: string
}

/** A shop started as `npm start` does, with an owner to sign in as. */
export async function openShop({ env = {}, dataDir: given }: ShopOptions = {}) {
  const DATA_DIR = given ?? mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = env.MONGODB_URI || null
  const DB_PREFIX = server ? `bench_${process.pid}_` : 'shop_'
  const owner = { ADMIN_LOGIN: OWNER.login, ADMIN_PASSWORD: OWNER.password }
  const variables = { BUILD: 'no', DATA_DIR, PORT: String(port), DB_PREFIX, ...owner, ...env }
  let shop = await start()
  let client: MongoClient | null = null
  const pid = () => shop.pid ?? 0

  async function start() {
    const started = startProcess(START_SCRIPT, variables)
    await until(async () => (await fetch(`${url}/health/ready`)).ok, started, OPENING_MS)
    return started
  }

  async function database(service: ServiceName): Promise<Db> {
    client ??= await MongoClient.connect(server ?? (await readStoreAddress(DATA_DIR)) ?? '')
    return databaseOf(client, service, DB_PREFIX, WHOLE_READ_MS)
  }

  async function stop(): Promise<void> {
    await client?.close()
    client = null
    await shop.stop()
  }

  return {
    url,
    port,
    dataDir: DATA_DIR,
    pid,
    memory: () => memoryOf(pid()),
    /** Milliseconds of processor that all its processes, its store among them, have taken so far. */
    processor: () => processorOf(pid()),
    database,
    /** A browser in which the owner is signed in. */
    async signIn(): Promise<Browser> {
      const staff = createBrowser(url)
      await askFor(staff, 'POST', '/api/admin/login', { json: OWNER })
      return staff
    },
    /** Stops the shop and starts it again on the same data; how many milliseconds it took to be ready. */
    async restart(): Promise<number> {
      await stop()
      const began = performance.now()
      shop = await start()
      return performance.now() - began
    },
    stop,
    async close(): Promise<void> {
      if (server) for (const name of serviceNames) await (await database(name)).dropDatabase()
      await stop()
      if (!given) rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Puts questions to a shop of its own, and ends with the memory of all its processes. */
export async function runBench(
  title: string,
  options: ShopOptions,
  ask: (shop: BenchShop, report: Report) => Promise<void>,
): Promise<void> {
  const shop = await openShop(options)
  const report = createReport(title)
  try {
    await ask(shop, report)
    report.memory(shop.memory())
    report.end()
  } finally {
    await shop.close()
  }
}

/** What a browser is answered; throws when it is refused. */
export async function askFor(browser: Browser, method: string, path: string, request?: Parameters<Browser['send']>[2]) {
  const answer = await browser.send(method, path, request)
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer
}
