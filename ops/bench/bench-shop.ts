import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { ownEnvironment } from '@shop/testing/own-environment'
import { type Db, MongoClient } from 'mongodb'
import { freePort } from '../production-shape/free-port.ts'
import { memoryOf } from './process-tree.ts'

const OWNER = { login: 'olha', password: 'twelve letters' }
const OPENING_MS = 180_000

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

/** A shop started as `npm start` does, with the demonstration data in its own folder, an owner to sign in as, and its memory in MB (Linux). */
export async function openBenchShop(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { MONGODB_URI: _, ...env } = ownEnvironment()
  const start = path.join(import.meta.dirname, '../../shop/src/start.ts')
  const flags = flagsOfStart()
  const own = { BUILD: 'no', DATA_DIR: dataDir, PORT: String(port), ADMIN_LOGIN: OWNER.login }
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

  async function stop(): Promise<void> {
    await client?.close()
    client = null
    if (shop.exitCode !== null) return
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }

  await ready()
  return {
    url,
    dataDir,
    /** Without the processes that run one of these scripts. */
    memory: (without?: readonly string[]) => memoryOf(shop.pid ?? 0, without),
    async database(service: 'catalog' | 'cart-checkout' | 'account' | 'admin'): Promise<Db> {
      client ??= await MongoClient.connect((await readStoreAddress(dataDir)) ?? '')
      return databaseOf(client, service)
    },
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
      await stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** What `npm start` tells Node. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'))
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'))
}
