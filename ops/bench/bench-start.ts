import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../production-shape/free-port.ts'
import { memoryOf, whenIdle } from './process-tree.ts'
import { type Started, startAndRequest } from './start-and-request.ts'

// npm run bench:start: from spawn to the first right answer, and the memory of all processes, of the built and filled shop
// beside a bare Koa that sends one line of JSON. The pictures are drawn again in the first round, and kept from the second on.
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const LOAD = { connections: 20, ms: 10_000 }
const LIST = '/api/products/get-by/filters?limit=24'

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
try {
  const filled = await startShop()
  await filled.end()
  await rm(path.join(folder, 'data', 'images'), { recursive: true, force: true })
  console.log('one row a start: ms from spawn to port, to first answer; ms of first and second answer; MB at rest')
  for (let round = 1; round <= ROUNDS; round++) {
    await row(`shop, pictures ${round === 1 ? 'to be drawn' : 'drawn'}`, await startShop())
    await row('bare Koa', await startBare())
  }
  await underLoad()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function row(name: string, started: Started): Promise<void> {
  const { port, first, firstAnswer, secondAnswer } = started.ms
  await whenIdle(started.pid)
  const { now, peak } = await memoryOf(started.pid)
  const figures = [port, first, firstAnswer, secondAnswer].map(ms => ms.toFixed(ms < 20 ? 1 : 0).padStart(7)).join('')
  console.log(`${name.padEnd(26)}${figures}${now.toFixed(0).padStart(7)} (at most ${peak.toFixed(0)})`)
  await started.end()
}

/** The list under twenty connections, as `bench:api` asks it. */
async function underLoad(): Promise<void> {
  const shop = await startShop()
  const load = fork(path.join(import.meta.dirname, './catalog/load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const answered = new Promise<{ perSecond: number }>(resolve => load.once('message', resolve))
  load.send({ port: shop.port, ...LOAD })
  const { perSecond } = await answered
  load.kill()
  const { peak } = await memoryOf(shop.pid)
  console.log(`under ${LOAD.connections} connections: ${perSecond} lists a second, ${peak.toFixed(0)} MB at most`)
  await shop.end()
}

async function startShop(): Promise<Started> {
  const port = await freePort()
  return startAndRequest({
    script: 'shop/src/start.ts',
    env: { PORT: String(port), DATA_DIR: path.join(folder, 'data'), MONGODB_URI: '' },
    port,
    address: LIST,
    isRight: ({ list }) => Array.isArray(list) && list.length === 24,
  })
}

async function startBare(): Promise<Started> {
  const port = await freePort()
  return startAndRequest({
    script: 'ops/bench/bare-koa.ts',
    env: { PORT: String(port) },
    port,
    address: '/',
    isRight: ({ isBare }) => isBare === true,
  })
}
