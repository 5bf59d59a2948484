import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { ownEnvironment } from '@shop/testing/own-environment'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { memoryLine, memoryOfAll } from '../memory-line.ts'
import { atOnce, atRate, type Measurement } from './ask.ts'
import { orderAsked, stockUp } from './order-asked.ts'

// npm run bench:api: placing an order through the whole shop, as `npm start` runs it, beside a bare Koa that reads the
// same request and sends the same bytes. Each order is really placed: priced, held, saved and written to.
const CALM = { perSecond: 20, seconds: Number(process.env.BENCH_SECONDS || 15) }
const CROWD = { connections: 16, ms: 4000 }
const LONGEST_P99_MS = 1500

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
const shop = start('../../../shop/src/start.mjs', [], {
  DATA_DIR: dataDir,
  PORT: '0',
  BUILD: 'no',
  LIMITS_FACTOR: '1000000',
})
try {
  const url = await printedAddress()
  const uri = await readStoreAddress(dataDir)
  if (!uri) throw new Error('the shop left no address of its store')
  await stockUp(uri)
  const asked = await orderAsked(url)

  await atOnce(asked, { connections: CROWD.connections, ms: 1500 })
  const calm = await atRate(asked, CALM)
  const crowd = await atOnce(asked, CROWD)
  const floor = start('floor-server.ts', [await asked.sample()], {})
  const [{ port }] = await once(floor, 'message')
  const bare = { ...asked, url: `http://127.0.0.1:${port}/api/orders/create` }
  await atOnce(bare, { connections: CROWD.connections, ms: 500 })
  const bareCrowd = await atOnce(bare, CROWD)
  floor.kill()

  console.log('\nplacing an order, through the whole shop on the embedded store')
  show(`${CALM.perSecond} a second`, calm, `asked: p99 ≤ ${LONGEST_P99_MS} ms`)
  show(`${CROWD.connections} at once`, crowd, 'for information')
  show(`${CROWD.connections} at once, floor`, bareCrowd, 'a bare Koa')
  console.log(`  ${memoryLine(await memoryOfAll([shop.pid ?? 0]))}`)
} finally {
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

function show(what: string, { perSecond, median, p99, wrong }: Measurement, note: string): void {
  const figures = `p50 ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${wrong} errors`
  console.log(`  ${what.padEnd(20)} ${figures}   (${note})`)
}

function start(script: string, words: string[], env: Record<string, string>) {
  return fork(path.join(import.meta.dirname, script), words, {
    execArgv: flagsOfStart(),
    env: { ...ownEnvironment(), ...env },
    silent: true,
  })
}

async function printedAddress(): Promise<string> {
  let printed = ''
  for await (const words of shop.stdout ?? []) {
    printed += String(words)
    if (printed.includes('Ctrl-C closes')) break
  }
  const url = printed.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
  if (!url) throw new Error(`the shop did not open:\n${printed}`)
  return url
}
