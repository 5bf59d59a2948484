import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ReleasedService, releasedServices } from '@shop/contracts/released-services'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { appNames } from '@shop/tooling/apps'
import { versionOfCommit } from '@shop/tooling/releases/released-services'
import { followRollout, requestRelease, requestRollback } from '@shop/tooling/service-releases/request-release'
import { makeServiceVersion } from '@shop/tooling/service-releases/service-version'
import { root } from '../../production-shape/compose-file.ts'
import { openShape, type Shape } from '../../shape/open-shape.ts'
import { askAtOnce } from '../harness/load.ts'
import { purchase, stockUp } from '../harness/purchases.ts'
import type { Report } from '../harness/report.ts'
import { createVisitor } from './visit.ts'

const READERS = 3
const BUYERS = 2
const WATCH_SECONDS = 4
/** How long visits go on after a copy was killed. */
const AFTER_KILL_MS = 4000
const pages = ['/', '/store', '/product/DR-1042-BUR-R', '/cart', '/user/login', '/contacts']
const calls = [
  '/api/products/get-by/filters',
  '/api/categories/all',
  '/api/home/get-data',
  '/api/rates/all?type=currency',
]

/** Each service is released, taken back and killed in the shape of two copies each, while visitors read and buy. */
export async function measureServiceReleases(report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-services-'))
  const parts = path.join(folder, 'parts')
  for (const app of appNames) await cp(path.join(root, app, 'dist'), path.join(parts, app, 'dist'), { recursive: true })
  const besides = { LIMITS_FACTOR: '1000000', CALLS_IN_FLIGHT: '1000' }
  const shape = await openShape({ folder: path.join(folder, 'shape'), parts, besides })
  try {
    await shape.seed()
    const client = await connectMongo(shape.databaseUri)
    await stockUp(databaseOf(client, 'catalog'))
    await client.close()
    for (const service of releasedServices) await measureService(report, shape, { parts, service })
  } finally {
    await shape.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureService(
  report: Report,
  shape: Shape,
  { parts, service }: { parts: string; service: ReleasedService },
): Promise<void> {
  const registry = { parts, store: createFolderStore(parts) }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const version = versionOfCommit(commit)
  await makeServiceVersion(parts, service, { commit, version })
  const isThere = async () => true
  const follow = async (wanted: string) => {
    const ended = await followRollout(() => readRollout(parts, service), wanted, { onLine: () => undefined, isThere })
    if (ended?.state !== 'over') report.note(`${service} ${wanted}: ${ended?.state}, ${ended?.lines.at(-1)}`)
  }
  const states: [string, () => Promise<unknown>][] = [
    ['released', () => requestRelease(registry, service, { version }, WATCH_SECONDS).then(() => follow(version))],
    ['taken back', async () => follow(await requestRollback(registry, service))],
    ['killed', () => killCopy(shape, service)],
  ]
  for (const [state, change] of states) {
    const { counts, problems } = await visitDuring(shape.url, change)
    for (const problem of problems.slice(0, 5)) report.note(`${service}, ${state}: ${problem}`)
    const note = `${counts.load} loads, ${counts.call} calls, ${counts.order} orders`
    report.answer(`${service}, ${state}: failed`, { result: problems.length, atMost: 0, note })
  }
}

async function killCopy(shape: Shape, service: ReleasedService): Promise<void> {
  const [copy] = shape.groups[service].copies()
  process.kill(copy?.pid() ?? 0, 'SIGKILL')
  await pause(AFTER_KILL_MS)
}

/** Readers and buyers who go on while something happens; what failed for them, and how much did not. */
async function visitDuring(url: string, change: () => Promise<unknown>) {
  const isOver = new AbortController()
  const counts = { load: 0, call: 0, order: 0 }
  const problems: string[] = []
  const reading = askAtOnce(
    async turn => {
      const visitor = createVisitor(url)
      const { outcomes } = await visitor.open(pages[turn % pages.length] ?? '/')
      for (const { what, address, problem } of [...outcomes, await visitor.call(calls[turn % calls.length] ?? '')]) {
        counts[what] += 1
        if (problem) problems.push(`${address}: ${problem}`)
      }
    },
    { callers: READERS, until: isOver.signal },
  )
  const buying = askAtOnce(
    async turn => {
      await purchase(url, turn)
      counts.order += 1
    },
    { callers: BUYERS, until: isOver.signal },
  )
  await change()
  isOver.abort()
  const refused = [...(await reading).refused, ...(await buying).refused]
  return { counts, problems: [...problems, ...refused] }
}
