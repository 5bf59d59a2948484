import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { askAtOnce, type Work } from '../harness/load.ts'
import { waitUntilIdle, watchMemory } from '../harness/processes.ts'
import { linesOf, purchase } from '../harness/purchases.ts'
import { addressesOf, type Target } from '../harness/read-addresses.ts'
import { startReader } from '../harness/reader.ts'
import { type BenchShop, openShop } from '../harness/shop.ts'
import { flagsWith, type Setting } from './settings.ts'

export const CALLS = ['list', 'product', 'search', 'quote', 'order'] as const
/** Milliseconds of processor of all processes for one answer, and answers a second. */
type Speed = { processor: number; perSecond: number }
/** Memory in MB of all processes: at rest before any call, and the most of all. */
export type Measured = Record<(typeof CALLS)[number], Speed> & { rest: number; peak: number }

const CONNECTIONS = 20
const BUYERS = 8
/** The compiler of a fresh process takes some thousand answers to settle. */
const TIMES = { read: [2000, 4000], quote: [1500, 4000], order: [3000, 8000] } as const

/** The whole shop by this setting, on a copy of the filled one, so that each turn begins with the same orders. */
export async function measureSetting(setting: Setting, filled: string): Promise<Measured> {
  return withShop(setting, filled, async shop => {
    const memory = watchMemory(shop.pid())
    await waitUntilIdle(shop.pid())
    const { now: rest } = memory.look()
    const list = await measureReads(shop, 'page')
    const product = await measureReads(shop, 'product')
    const search = await measureReads(shop, 'search')
    const quote = await measureWork(shop, TIMES.quote, turn => askPrice(createBrowser(shop.url), linesOf(turn)))
    const order = await measureWork(shop, TIMES.order, turn => purchase(shop.url, turn))
    const { peak } = memory.look()
    memory.stop()
    return { list, product, search, quote, order, rest, peak }
  })
}

/** V8 keeps compiled code for each setting apart: the first start by one compiles, and takes more memory. */
export async function startOnce(setting: Setting, filled: string): Promise<void> {
  await withShop(setting, filled, shop => purchase(shop.url, 0))
}

async function withShop<Result>(setting: Setting, filled: string, work: (shop: BenchShop) => Promise<Result>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-flags-'))
  await cp(filled, dataDir, { recursive: true })
  const shop = await openShop({ dataDir, flags: flagsWith(setting), env: { LIMITS_FACTOR: '1000000' } })
  try {
    return await work(shop)
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureReads(shop: BenchShop, target: Target): Promise<Speed> {
  const reader = startReader(addressesOf(target))
  const server = { port: shop.port, pid: shop.pid() }
  const [warmUp, round] = TIMES.read
  await reader.read(server, { connections: CONNECTIONS, ms: warmUp })
  const { work, perSecond } = await reader.read(server, { connections: CONNECTIONS, ms: round })
  reader.stop()
  return { processor: work, perSecond }
}

async function measureWork(shop: BenchShop, [warmUp, round]: readonly [number, number], work: Work): Promise<Speed> {
  await askAtOnce(work, { callers: BUYERS, until: warmUp })
  const before = shop.processor()
  const { times, refused, perSecond } = await askAtOnce(work, { callers: BUYERS, until: round })
  if (refused[0]) throw new Error(refused[0])
  return { processor: (shop.processor() - before) / times.length, perSecond }
}
