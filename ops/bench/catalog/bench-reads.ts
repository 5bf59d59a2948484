import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFloor } from '../harness/floor.ts'
import { memoryOf, nextMessage, startServer } from '../harness/processes.ts'
import { addressesOf, type Target } from '../harness/read-addresses.ts'
import { type Reading, startReader } from '../harness/reader.ts'
import { createReport } from '../harness/report.ts'
import type { StartedList } from './list-server.ts'

// The store's list call, the search and the product page beside a bare Koa that sends the same bytes. Both are asked in turn, in short
// rounds, so that whatever else the machine does falls on both; each server and the client is a process of its own.
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [132, 2000, 10_000, 100_000]
const SEARCHED = 2000
const ROUNDS = Number(process.env.BENCH_ROUNDS || 7)
// The compiler of a fresh process takes some thousand answers to settle; what a shop does all day is what counts.
const WARM_UP = 4
const LOADS = { many: { connections: 20, ms: 1500 }, alone: { connections: 1, ms: 700 } }
const LONGEST_PAUSE_MS = 50

const report = createReport(
  'reading: each answer beside a bare Koa that sends its bytes; no cache of answers would help',
)
for (const count of SIZES) {
  const list = startServer('catalog/list-server.ts', [String(count)])
  const started = await nextMessage<StartedList>(list)
  await compare(`list of ${count}`, 'list', list, started.port, count > 10_000 ? 0.35 : 0.4)
  report.answer(`index of ${count}`, { unit: 'MB', result: started.megabytes })
  for (const [what, { ms, pause }] of [
    ['made again', started.built],
    ['one shelf turned', started.turned],
  ] as const) {
    report.answer(`index of ${count}, ${what}`, { unit: 'ms', result: ms })
    report.answer(`index of ${count}, ${what}: longest pause`, { unit: 'ms', result: pause, atMost: LONGEST_PAUSE_MS })
  }
}
const searched = startServer('catalog/list-server.ts', [String(SEARCHED)])
const { port } = await nextMessage<StartedList>(searched)
await compare(`search among ${SEARCHED}`, 'search', searched, port, 0.35)

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
const product = startServer('catalog/product-server.ts', [dataDir])
await compare('product', 'product', product, await nextMessage<number>(product), 0.2)
rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
report.end()

/** Rounds of the server beside its floor; both end with them. */
async function compare(name: string, target: Target, child: ChildProcess, port: number, ratioAtLeast: number) {
  const addresses = addressesOf(target)
  const reader = startReader(addresses)
  const floor = await startFloor()
  const server = { port, pid: child.pid ?? 0 }
  const bytes = await floor.copy(`http://127.0.0.1:${port}`, addresses)
  const rounds = {
    many: { result: [] as Reading[], floor: [] as Reading[] },
    alone: { result: [] as Reading[], floor: [] as Reading[] },
  }
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const load of ['many', 'alone'] as const) {
      const [ofFloor, ofServer] = [await reader.read(floor, LOADS[load]), await reader.read(server, LOADS[load])]
      if (round < 0) continue
      rounds[load].floor.push(ofFloor)
      rounds[load].result.push(ofServer)
    }
  const figures = (load: keyof typeof LOADS, pick: (reading: Reading) => number) => ({
    result: rounds[load].result.map(pick),
    floor: rounds[load].floor.map(pick),
  })
  const rate = figures('many', ({ perSecond }) => perSecond)
  report.answer(`${name}: answers a second`, { unit: '/s', ...rate, ratioAtLeast, note: `${bytes} bytes` })
  report.answer(`${name}: median, one at a time`, { unit: 'µs', ...figures('alone', reading => reading.median) })
  report.answer(`${name}: median, 20 at a time`, { unit: 'µs', ...figures('many', reading => reading.median) })
  report.answer(`${name}: p99, 20 at a time`, { unit: 'µs', ...figures('many', ({ p99 }) => p99) })
  report.answer(`${name}: processor of an answer`, { unit: 'µs', ...figures('many', ({ work }) => work * 1000) })
  report.memory(memoryOf(server.pid), `the server, ${name}`)
  reader.stop()
  floor.stop()
  child.kill()
}
