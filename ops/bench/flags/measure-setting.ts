import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { linesOf } from '../admin/buyers.ts'
import type { LoadResult } from '../catalog/load.ts'
import type { Target } from '../catalog/questions.ts'
import { startFilledShop } from '../filled-shop.ts'
import { processorOf, whenIdle } from '../process-tree.ts'
import type { Started } from '../start-and-request.ts'
import { startClient } from '../start-server.ts'
import { watchMemory } from '../watch-memory.ts'
import { atOnce, purchase } from '../whole-purchase.ts'
import { flagsWith, type Setting } from './settings.ts'

export const CALLS = ['list', 'product', 'search', 'quote', 'order'] as const
export type Call = (typeof CALLS)[number]
/** Milliseconds of processor of all processes for one answer, and answers a second. */
export type Speed = { processor: number; perSecond: number }
/** Memory in MB of all processes: at rest before anybody asks, and the most of all. */
export type Measured = { speeds: Record<Call, Speed>; rest: number; peak: number }

const CONNECTIONS = 20
const BUYERS = 8
/** The compiler of a fresh process takes some thousand answers to settle. */
const TIMES = { read: [2000, 4000], quote: [1500, 4000], order: [3000, 8000] } as const

/** The whole shop by this setting, on a copy of the filled one, so that nobody's orders are in another's way. */
export async function measureSetting(setting: Setting, filled: string): Promise<Measured> {
  return withShop(setting, filled, async shop => {
    const memory = watchMemory(shop.pid)
    await whenIdle(shop.pid)
    const { now: rest } = memory.look()
    const speeds = {
      list: await reading(shop, 'page'),
      product: await reading(shop, 'product'),
      search: await reading(shop, 'search'),
      quote: await working(shop, TIMES.quote, turn => askPrice(createBrowser(urlOf(shop)), linesOf(turn))),
      order: await working(shop, TIMES.order, turn => purchase(urlOf(shop), turn)),
    }
    const { peak } = memory.look()
    memory.stop()
    return { speeds, rest, peak }
  })
}

/** V8 keeps compiled code for each setting apart: who starts first by one compiles, and takes more memory. */
export async function startOnce(setting: Setting, filled: string): Promise<void> {
  await withShop(setting, filled, async shop => {
    await purchase(urlOf(shop), 0)
  })
}

async function withShop<Result>(
  setting: Setting,
  filled: string,
  work: (shop: Started) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-flags-'))
  await cp(filled, dataDir, { recursive: true })
  const shop = await startFilledShop(dataDir, { flags: flagsWith(setting) })
  try {
    return await work(shop)
  } finally {
    await shop.end()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function reading({ pid, port }: Started, what: Target): Promise<Speed> {
  const client = startClient('catalog/load.ts', [what])
  const ask = async (ms: number) => {
    client.send({ port, connections: CONNECTIONS, ms })
    const [result] = (await once(client, 'message')) as [LoadResult]
    return result
  }
  const [warmUp, round] = TIMES.read
  await ask(warmUp)
  const before = processorOf(pid)
  const { answers, perSecond } = await ask(round)
  const processor = (processorOf(pid) - before) / answers
  client.kill()
  return { processor, perSecond }
}

async function working(
  { pid }: Started,
  [warmUp, round]: readonly [number, number],
  work: (turn: number) => Promise<unknown>,
): Promise<Speed> {
  await atOnce(work, { buyers: BUYERS, ms: warmUp })
  const before = processorOf(pid)
  const { count, refused, perSecond } = await atOnce(work, { buyers: BUYERS, ms: round })
  if (refused[0]) throw new Error(refused[0])
  return { processor: (processorOf(pid) - before) / count, perSecond }
}

function urlOf({ port }: Started): string {
  return `http://127.0.0.1:${port}`
}
