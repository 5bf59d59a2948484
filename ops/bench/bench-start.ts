import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../production-shape/free-port.ts'
import { fillCatalogue } from './data/catalogue.ts'
import { timeOf } from './harness/load.ts'
import { startProcess, waitUntilIdle, watchMemory } from './harness/processes.ts'
import { addressesOf } from './harness/read-addresses.ts'
import { startReader } from './harness/reader.ts'
import { createReport } from './harness/report.ts'
import { openShop, START_SCRIPT } from './harness/shop.ts'

// npm run bench:start: from spawn to the first right answer, and the memory of all processes, of the built shop with BENCH_PRODUCTS
// (2,000) products beside a bare Koa that sends one line of JSON. The pictures are drawn again in the first round, and kept from the
// second on; the list is asked over twenty connections at the end.
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS || 2000)
const GIVE_UP_MS = 60_000
const LIST = '/api/products/get-by/filters?limit=24'
const FLOOR = path.join(import.meta.dirname, 'harness/floor-server.ts')

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
const dataDir = path.join(folder, 'data')
try {
  await fillShop()
  await rm(path.join(dataDir, 'images'), { recursive: true, force: true })
  const report = createReport(`a start with ${PRODUCTS} products`)
  for (let round = 1; round <= ROUNDS; round++) {
    const pictures = round === 1 ? 'pictures to be drawn' : 'pictures drawn'
    const variables = { DATA_DIR: dataDir, LIMITS_FACTOR: '1000000', BUILD: 'yes' }
    const shop = await measureStart(START_SCRIPT, variables, LIST)
    const bare = await measureStart(FLOOR, {}, '/')
    report.answer(`from spawn to first answer, ${pictures}`, { unit: 'ms', result: shop.first, floor: bare.first })
    report.answer(`the next answer, ${pictures}`, { unit: 'ms', result: shop.next, floor: bare.next })
    report.answer(`memory at rest, ${pictures}`, { unit: 'MB', result: shop.now, floor: bare.now, note: shop.byScript })
    report.answer(`memory at most, ${pictures}`, { unit: 'MB', result: shop.peak, floor: bare.peak })
  }
  const shop = await openShop({ dataDir, env: { LIMITS_FACTOR: '1000000' } })
  const memory = watchMemory(shop.pid())
  const reader = startReader(addressesOf('list'))
  const { perSecond } = await reader.read({ port: shop.port, pid: shop.pid() }, { connections: 20, ms: 10_000 })
  reader.stop()
  report.answer('lists a second over 20 connections', { unit: '/s', result: perSecond })
  const { byScript, ...loaded } = memory.look()
  report.memory(loaded)
  report.note(byScript)
  memory.stop()
  await shop.close()
  report.end()
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The demonstration, and what it lacks of so many products. */
async function fillShop(): Promise<void> {
  const shop = await openShop({ dataDir })
  const catalog = await shop.database('catalog')
  await fillCatalogue(catalog, Math.max(0, PRODUCTS - (await catalog.collection('articles').countDocuments())))
  await shop.close()
}

/** Milliseconds from spawn until the first right answer, and of the next; memory at rest and at most. */
async function measureStart(script: string, variables: Record<string, string>, address: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${address}`
  const began = performance.now()
  const started = startProcess(script, { ...variables, PORT: String(port) })
  // A process that was not ended would be in the way of whatever is measured next.
  try {
    await waitForAnswer(url)
    const first = performance.now() - began
    const next = await timeOf(() => waitForAnswer(url))
    const memory = watchMemory(started.pid ?? 0)
    await waitUntilIdle(started.pid ?? 0)
    memory.stop()
    return { first, next, ...memory.look() }
  } finally {
    await started.stop()
  }
}

/** While the shop opens its answer is a 503; the floor has one line, the shop a whole page of its list. */
async function waitForAnswer(url: string): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    const answer = await fetch(url).catch(() => null)
    const { isBare, list } = answer?.ok ? await answer.json() : {}
    if (isBare || list?.length === 24) return
    await pause(5)
  }
  throw new Error('no answer within a minute')
}
