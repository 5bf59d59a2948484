import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../production-shape/free-port.ts'
import { fillShop } from './data/filled-shop.ts'
import { timeOf } from './harness/load.ts'
import { waitUntilIdle, watchMemory } from './harness/processes.ts'
import { addressesOf } from './harness/read-addresses.ts'
import { startReader } from './harness/reader.ts'
import { createReport } from './harness/report.ts'
import { openShop, START_SCRIPT } from './harness/shop.ts'
import { startProcess } from './harness/start-process.ts'

// npm run bench:start: from spawn to the first right answer, and the memory of all processes, of the built shop with BENCH_PRODUCTS
// (2,000) products beside a bare Koa that sends one line of JSON. The pictures are drawn again in the first round, and kept from the
// second on; the list is asked over twenty connections at the end.
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS || 2000)
const GIVE_UP_MS = 60_000
const LIST = '/api/products/get-by/filters?limit=24'
const FLOOR = path.join(import.meta.dirname, 'harness/floor-server.ts')
type IsRight = (body: Record<string, unknown>) => boolean
const isList: IsRight = ({ list }) => Array.isArray(list) && list.length === 24

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
const dataDir = path.join(folder, 'data')
try {
  await fillShop(dataDir, PRODUCTS)
  await rm(path.join(dataDir, 'images'), { recursive: true, force: true })
  const report = createReport(`a start with ${PRODUCTS} products`)
  for (let round = 1; round <= ROUNDS; round++) {
    const pictures = round === 1 ? 'pictures to be drawn' : 'pictures drawn'
    const shop = await measureStart(
      START_SCRIPT,
      { DATA_DIR: dataDir, MONGODB_URI: '', LIMITS_FACTOR: '1000000', BUILD: 'yes' },
      LIST,
      isList,
    )
    const bare = await measureStart(FLOOR, {}, '/', ({ isBare }) => isBare === true)
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

/** Milliseconds from spawn until the first right answer, and of the next; memory at rest and at most. */
async function measureStart(script: string, env: Record<string, string>, address: string, isRight: IsRight) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${address}`
  const began = performance.now()
  const started = startProcess(script, { ...env, PORT: String(port) })
  // A process that was not ended would be in the way of whatever is measured next.
  try {
    await waitForAnswer(url, isRight)
    const first = performance.now() - began
    const next = await timeOf(() => waitForAnswer(url, isRight))
    const memory = watchMemory(started.pid)
    await waitUntilIdle(started.pid)
    memory.stop()
    return { first, next, ...memory.look() }
  } finally {
    await started.end()
  }
}

/** While the shop opens its answer is a 503. */
async function waitForAnswer(url: string, isRight: IsRight): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok && isRight(await answer.json())) return
    await pause(5)
  }
  throw new Error('no answer within a minute')
}
