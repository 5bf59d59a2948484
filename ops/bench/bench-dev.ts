import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { copyProject } from '../../e2e/dev/copy-project.ts'
import { editFile } from '../../e2e/dev/edit-file.ts'
import { run } from '../../e2e/dev/running.ts'
import { freePort } from '../production-shape/free-port.ts'
import { runScript, until } from '../production-shape/run-process.ts'
import { askAtRate } from './harness/load.ts'
import { memoryOf, processesOf, waitUntilIdle } from './harness/processes.ts'
import { createReport } from './harness/report.ts'

// npm run bench:dev: `npm run dev` on a copy of the sources, while readers ask all services. A handler of two services is changed: no call
// may be refused, only the process of the changed service is another one afterwards, and the new code answers soon. Then a remote is
// changed, pages are opened, and the memory of all processes is measured when they have come to rest. Linux only: it reads /proc.
const PER_SECOND = 40
const MOST_MB = 1200
const GIVE_UP_MS = 60_000
const PAGES = ['/', '/store', '/search', '/cart', '/checkout', '/about', '/admin/login']
const READ = [
  '/api/products/get-by/filters?limit=24',
  '/api/colors/all',
  '/api/rates/all?type=post-office-delivery',
  '/api/user/check-auth',
  '/api/admin/check-auth',
  '/store',
]

/** A change of one handler that an answer shows. */
const changes = [
  {
    service: 'catalog',
    file: 'services/catalog/src/dictionaries/dictionaries.routes.ts',
    before: 'colors: await colors.live()',
    after: 'colors: (await colors.live()).toReversed()',
    address: '/api/colors/all',
  },
  {
    service: 'cart-checkout',
    file: 'services/cart-checkout/src/rates/rates.routes.ts',
    before: 'deliveryRates(settings) }',
    after: 'deliveryRates(settings).toReversed() }',
    address: '/api/rates/all?type=post-office-delivery',
  },
] as const

const project = await copyProject()
const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bench-dev-'))
const report = createReport('npm run dev while files change')
try {
  const began = performance.now()
  const dev = await run({
    cwd: project.folder,
    command: ['npm', 'run', 'dev'],
    env: { DATA_DIR: dataDir, LIMITS: 'off' },
    ready: '/health/ready',
  })
  try {
    report.note(`open after ${secondsSince(began).toFixed(1)} s; a copy of the sources has no caches`)
    await play(dev)
  } finally {
    const { isGone } = await dev.stop()
    report.answer('processes left after Ctrl-C', { result: isGone ? 0 : 1, atMost: 0 })
  }
} finally {
  await project.remove()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
report.end()

type Dev = { address: string; pid: number }

async function play(dev: Dev): Promise<void> {
  const { get } = readerOf(dev)
  await openPages(dev)
  for (const change of changes) {
    const floor = await startAlone(change.service)
    const [before, text] = [serviceProcesses(dev), await get(change.address)]
    const reading = new AbortController()
    const readers = askAtRate(turn => get(READ[turn % READ.length] ?? '/'), {
      perSecond: PER_SECOND,
      until: reading.signal,
    })
    await pause(1000)
    const saved = performance.now()
    await editFile(project, change.file, change.before, change.after)
    await waitFor(async () => (await get(change.address)) !== text)
    const seconds = secondsSince(saved)
    await pause(2000)
    reading.abort()
    const { refused, times } = await readers
    report.answer(`${change.service} changed: calls refused`, {
      result: refused.length,
      atMost: 0,
      note: `${times.length} calls, the longest ${Math.max(...times).toFixed(0)} ms`,
    })
    report.problems(refused)
    report.answer(`${change.service} changed: the new code answers after`, {
      unit: 's',
      result: seconds,
      floor,
      note: 'floor: the service starts alone',
    })
    const restarted = restartedSince(before, serviceProcesses(dev))
    report.answer(`${change.service} changed: other processes restarted`, {
      result: restarted.filter(script => !script.includes(`services/${change.service}/`)).length,
      atMost: 0,
      note: restarted.join(', '),
    })
    if (restarted.length === 0) report.problems([`${change.service} was not restarted`])
  }
  await measureMemory(dev)
}

async function measureMemory(dev: Dev): Promise<void> {
  await openPages(dev)
  await waitUntilIdle(dev.pid)
  const atRest = memoryOf(dev.pid).taken
  report.answer('memory at rest, all remotes built', {
    unit: 'MB',
    result: atRest,
    atMost: MOST_MB,
    note: byScript(dev),
  })
  await editFile(project, 'mf-catalog/src/locales/search.en.json', '"Search"', '"Search, edited"')
  const { get } = readerOf(dev)
  await waitFor(async () => JSON.parse(await get('/registry.json'))['mf-catalog'].version === 'dev')
  await openPages(dev)
  await waitUntilIdle(dev.pid)
  const { taken } = memoryOf(dev.pid)
  report.answer('memory at rest, a remote compiled', {
    unit: 'MB',
    result: taken,
    atMost: MOST_MB,
    note: byScript(dev),
  })
}

/** Seconds from spawn until a service is ready on the data of this shop. */
async function startAlone(service: 'catalog' | 'cart-checkout'): Promise<number> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    MONGODB_URI: (await readStoreAddress(dataDir)) ?? '',
    INTERNAL_SECRET: 'of-a-service-that-starts-alone',
    PICTURES_DIR: path.join(dataDir, 'pictures'),
    IMAGE_CACHE_DIR: path.join(dataDir, 'images'),
    NODE_COMPILE_CACHE: path.join(project.folder, '.cache/node'),
  }
  const began = performance.now()
  const started = runScript(path.join(project.folder, `services/${service}/src/main.ts`), env, project.folder)
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok, started, GIVE_UP_MS)
    return secondsSince(began)
  } finally {
    await started.stop()
  }
}

/** What a page or a call answers; throws when it is refused. */
function readerOf({ address }: Dev) {
  return {
    async get(path: string): Promise<string> {
      const answer = await fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(GIVE_UP_MS) })
      const text = await answer.text()
      if (answer.status >= 500 || answer.status === 429)
        throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
      return text
    },
  }
}

/** Pages with their scripts, as a browser loads them. */
async function openPages(dev: Dev): Promise<void> {
  const { get } = readerOf(dev)
  for (const page of PAGES) {
    const scripts = (await get(page)).matchAll(/<script src="([^"]+)"/g)
    for (const [, script = ''] of scripts) await get(script)
  }
}

/** The services and servers by process, with the script that each runs. */
function serviceProcesses({ pid }: Dev): Map<number, string> {
  return new Map(
    processesOf(pid).flatMap(one => (/(^|\/)(main|door|serve-shop)\.ts$/.test(one.file) ? [[one.pid, one.file]] : [])),
  )
}

function restartedSince(before: ReadonlyMap<number, string>, now: ReadonlyMap<number, string>): string[] {
  return [...now].flatMap(([pid, file]) => (before.has(pid) ? [] : [file]))
}

function byScript({ pid }: Dev): string {
  return processesOf(pid)
    .filter(({ taken }) => taken >= 1)
    .map(({ file, script, taken }) => `${file.split('/').slice(-3, -2)} ${script} ${taken.toFixed(0)}`.trim())
    .join(', ')
}

async function waitFor(good: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + GIVE_UP_MS
  while (!(await good())) {
    if (Date.now() > giveUp) throw new Error('a change was not there within a minute')
    await pause(20)
  }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
