import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../production-shape/free-port.ts'
import { fillShop, startFilledShop } from './filled-shop.ts'
import { whenIdle } from './process-tree.ts'
import { type Started, startAndRequest } from './start-and-request.ts'
import { startClient } from './start-server.ts'
import { type Watched, watchMemory } from './watch-memory.ts'

// npm run bench:start: from spawn to the first right answer, and the memory of all processes, of the built shop with BENCH_PRODUCTS
// (2,000) products beside a bare Koa that sends one line of JSON. The pictures are drawn again in the first round, and kept from the
// second on.
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS || 2000)
const LOAD = { connections: 20, ms: 10_000 }

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
const dataDir = path.join(folder, 'data')
try {
  await fillShop(dataDir, PRODUCTS)
  await rm(path.join(dataDir, 'images'), { recursive: true, force: true })
  console.log(
    `${PRODUCTS} products; one row a start: ms from spawn to port, to first answer; ms of first and second answer;`,
  )
  console.log('MB of all processes at rest (at most), of each at rest (at most)')
  for (let round = 1; round <= ROUNDS; round++) {
    await row(
      `shop, pictures ${round === 1 ? 'to be drawn' : 'drawn'}`,
      await startFilledShop(dataDir, { build: 'yes' }),
    )
    await row('bare Koa', await startBare())
  }
  await underLoad()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function row(name: string, started: Started): Promise<void> {
  const memory = watchMemory(started.pid)
  const { port, first, firstAnswer, secondAnswer } = started.ms
  await whenIdle(started.pid)
  const figures = [port, first, firstAnswer, secondAnswer].map(ms => ms.toFixed(ms < 20 ? 1 : 0).padStart(7)).join('')
  console.log(`${name.padEnd(26)}${figures}${words(memory.look())}`)
  memory.stop()
  await started.end()
}

/** The list under twenty connections, as `bench:api` asks it. */
async function underLoad(): Promise<void> {
  const shop = await startFilledShop(dataDir)
  const memory = watchMemory(shop.pid)
  const load = startClient('catalog/load.ts')
  const answered = new Promise<{ perSecond: number }>(resolve => load.once('message', resolve))
  load.send({ port: shop.port, ...LOAD })
  const { perSecond } = await answered
  load.kill()
  console.log(`under ${LOAD.connections} connections: ${perSecond} lists a second,${words(memory.look())}`)
  memory.stop()
  await shop.end()
}

function words({ now, peak, byProcess }: Watched): string {
  return `${now.toFixed(0).padStart(7)} (${peak.toFixed(0)}): ${byProcess}`
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
