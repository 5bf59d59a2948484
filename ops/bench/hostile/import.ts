import { setTimeout as pause } from 'node:timers/promises'
import { type ImportSummary, importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import type { BenchShop } from '../bench-shop.ts'
import { type Attack, above, type Found } from './attack.ts'
import { type HostileFile, hostileFiles } from './hostile-files.ts'

/** As many rows as a file may have; fewer by a second word: `-- import 5000`. */
const ROWS = Number(process.argv[3] ?? 50_000)
const PATIENCE_MS = 20 * 60_000
const MOST_P99_MS = 300
const MOST_SILENCE_MS = 1000
const MOST_GROWTH_MB = 150
/** Reads one file, with its own limit, and ends. */
const READER = 'read-orders.ts'
/** The embedded database keeps everything in memory: what it grows by are the articles that were read. */
const STORE = 'embedded-store.ts'

const grown = { before: 0, most: 0, reader: 0, store: 0 }

/** Staff, or an attacker with their password, import files that used to stop the catalogue, one after the other. */
export const imports: Attack = {
  env: { LIMITS_FACTOR: '1000' },

  async prepare(shop) {
    const [honest] = hostileFiles(await collectionOf(shop), 10).slice(-1)
    if (honest) await importFile(shop, await shop.signIn(), honest)
    // What a start draws for its first visitors is drawn, and what drew it has ended.
    await pause(30_000)
  },

  async run(shop, { onlyWatching }) {
    const files = hostileFiles(await collectionOf(shop), ROWS)
    const cookie = await shop.signIn()
    grown.before = (await shop.memory([READER, STORE])).taken
    const sampling = sampleMemory(shop)
    onlyWatching()
    const found: Found = { lines: [], problems: [] }
    for (const file of files) {
      const { line, problems } = await importFile(shop, cookie, file)
      console.log(line)
      found.problems.push(...problems)
    }
    await sampling.end()
    const { before, most, reader, store } = grown
    found.lines.push(
      `memory of what serves: ${mb(before)} before, ${mb(most)} at most`,
      `beside it the reader of the file: ${mb(reader)} at most; the database: ${mb(store)} at most`,
    )
    return found
  },

  bounds: ({ p99, silence, failed }) => [
    ...above('p99 of the list in ms', p99, MOST_P99_MS),
    ...above('longest silence in ms', silence, MOST_SILENCE_MS),
    ...above('failed lists', failed, 0),
    ...above('growth of memory in MB', grown.most - grown.before, MOST_GROWTH_MB),
  ],
}

async function collectionOf(shop: BenchShop): Promise<string> {
  const catalog = await shop.database('catalog')
  return String((await catalog.collection('collections').findOne({}))?.name)
}

/** Uploads a file as the back office does and waits until it is read or refused. */
async function importFile({ url }: BenchShop, cookie: string, { what, query, text, end }: HostileFile) {
  const began = performance.now()
  const address = url + importProductsEndpoint.path
  const answer = await fetch(`${address}?file_name=hostile.csv&${query}`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'text/csv' },
    body: text,
  })
  const refused = (status: number, body: string) => ({
    line: `${what}: ${status} after ${since(began)}`,
    problems: [`${what}: ${status} ${body.slice(0, 200)}`],
  })
  if (!answer.ok) return refused(answer.status, await answer.text())
  let { import: read } = (await answer.json()) as { import: ImportSummary }
  while (read.state === 'reading' && performance.now() - began < PATIENCE_MS) {
    await pause(250)
    const asked = await fetch(`${address}/${read.id}`, { headers: { cookie } })
    if (!asked.ok) return refused(asked.status, await asked.text())
    ;({ import: read } = (await asked.json()) as { import: ImportSummary })
  }
  return {
    line: `${what}: ${shown(read)} after ${since(began)}`,
    problems: end(read) ? [] : [`${what}: ${shown(read)}`],
  }
}

function shown({ state, problem, counts }: ImportSummary): string {
  if (problem) return `refused with ${problem.code}${problem.line === null ? '' : ` in line ${problem.line}`}`
  return `${state}, ${counts.created} articles created, ${counts.refused} refused`
}

/** The most that what serves takes while the attack runs; beside it the reader of the file and the database. */
function sampleMemory(shop: BenchShop) {
  let isOver = false
  const sampling = sample()

  async function sample(): Promise<void> {
    while (!isOver) {
      const serving = (await shop.memory([READER, STORE])).taken
      const withStore = (await shop.memory([READER])).taken
      grown.most = Math.max(grown.most, serving)
      grown.store = Math.max(grown.store, withStore - serving)
      grown.reader = Math.max(grown.reader, (await shop.memory()).taken - withStore)
      await pause(500)
    }
  }

  return {
    async end(): Promise<void> {
      isOver = true
      await sampling
    },
  }
}

function since(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

function mb(megabytes: number): string {
  return `${Math.round(megabytes)} MB`
}
