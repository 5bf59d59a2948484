import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hostRoutes } from '@shop/contracts/pages'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { type AppName, appNames } from '@shop/tooling/apps'
import { drawnAddresses } from '@shop/tooling/release-proofs/drawn-addresses'
import type { Registry } from '@shop/tooling/releases/place'
import { changeShare, rollBack } from '@shop/tooling/releases/publish'
import { openRemoteRegistry } from '@shop/tooling/releases/remote-releases'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { releaseChanged } from '../../../e2e/support/isolated-shop.ts'
import { root } from '../../production-shape/compose-file.ts'
import { hasPackages } from '../../production-shape/debian-packages.ts'
import { startProductionShape } from '../../production-shape/start-shape.ts'
import { memoryOf } from '../harness/processes.ts'
import { createReport } from '../harness/report.ts'
import { percentile } from '../harness/statistics.ts'
import { createVisitor, type Outcome } from './visit.ts'

// npm run bench:release: while visitors come and stay, behind nginx, each part is released, given to one visitor in five, given to all
// and taken back, through the store that teams send releases to. No load and no call may fail, neither of new pages nor of those that were opened before.
const VISITORS = 3
/** How long visits go on in each state. */
const STATE_MS = 4000
/** The registry is read again each second. */
const KNOWN_WITHIN_MS = 1100

const chosen: Partial<Record<AppName, readonly string[]>> = {
  host: ['/contacts', '/about-us'],
  'mf-catalog': ['/', '/store', '/product/DR-1042-BUR-R'],
  'mf-cart-checkout': ['/cart', '/checkout'],
  'mf-account': ['/user/login', '/user/register'],
}
/** Where no pages are chosen for a part: all that a guest may open. */
const routes = [...hostRoutes, ...(await allSourceRoutes())]
const pagesOf = (app: AppName) =>
  chosen[app] ??
  drawnAddresses(
    routes.filter(({ owner }) => owner === app),
    [],
  ).addresses
const calls = [
  '/api/products/get-by/filters',
  '/api/categories/all',
  '/api/products/get-by/model-by-article?article=DR-1042-BUR-R',
  '/api/home/get-data',
  '/api/shop-location/get-all-info',
]

if (!hasPackages('nginx', 'libnginx-mod-http-brotli-static')) process.exit(1)
const parts = await mkdtemp(path.join(tmpdir(), 'shop-bench-release-'))
for (const app of appNames) await cp(path.join(root, app, 'dist'), path.join(parts, app, 'dist'), { recursive: true })
const token = newToken()
const report = createReport('releases while visits go on')
const shape = await startProductionShape({
  parts,
  variables: { RELEASE_TOKENS: `bench:${appNames.join(',')}=${tokenDigest(token)}` },
})
let registry: Registry
try {
  await shape.seed()
  await shape.beginReleases()
  registry = await openRemoteRegistry({ url: shape.url, token }, path.join(parts, 'released'))
  for (const app of appNames) await measureReleases(app)
  report.memory(memoryOf(...shape.pids()))
  report.end()
} finally {
  await shape.stop()
  await rm(parts, { recursive: true, force: true })
}
/** All that may happen to a part, each while visitors are there. The floor of a page is how fast it came before. */
async function measureReleases(app: AppName): Promise<void> {
  const states: [string, () => Promise<unknown>][] = [
    ['as it was', async () => undefined],
    ['released', () => releaseOther(app, 'release', 'release')],
    ['canary 20 %', () => releaseOther(app, 'canary', { share: 20 })],
    ['canary to all', () => changeShare(registry, app, 100)],
    ['taken back', () => rollBack(registry, app)],
  ]
  let asItWas: number | undefined
  for (const [state, change] of states) {
    const visits = await visitDuring(app, change)
    const outcomes = visits.flatMap(visit => visit.outcomes)
    const problems = outcomes.filter(({ problem }) => problem !== null)
    for (const { address, problem } of problems.slice(0, 5)) report.note(`${address}: ${problem}`)
    const count = (kind: Outcome['what']) => outcomes.filter(({ what }) => what === kind).length
    const note = `${count('load')} loads, ${count('call')} calls`
    report.answer(`${app}, ${state}: failed`, { result: problems.length, atMost: 0, note })
    const newest = await shareOfNewest(app, visits)
    report.answer(`${app}, ${state}: visits that got the newest`, { unit: '%', result: newest })
    const pages = outcomes.filter(({ what, address }) => what === 'load' && !/\.\w+$/.test(address))
    const p95 = percentile(
      pages.map(({ ms }) => ms),
      0.95,
    )
    asItWas ??= p95
    report.answer(`${app}, ${state}: p95 of a page`, { unit: 'ms', result: p95, floor: asItWas })
  }
}

/** Another version of the part, as if it had been changed and built. */
function releaseOther(app: AppName, mark: string, audience: Parameters<typeof releaseChanged>[4]): Promise<string> {
  const script = app === 'host' ? /^main\..*\.js$/ : /^page-.*\.js$/
  return releaseChanged({ folder: parts, registry }, app, script, `/* ${mark} */`, audience)
}

type Visit = { version: string | undefined; began: number; outcomes: Outcome[] }

/** Visitors open pages before, during and after the change, and load the rest of each page only a while later. */
async function visitDuring(app: AppName, change: () => Promise<unknown>): Promise<Visit[]> {
  const visits: Visit[] = []
  const tabs = await Promise.all(pagesOf(app).map(openPage))
  const isOver = { yes: false }
  const visitors = Array.from({ length: VISITORS }, () => visitUntil(isOver, app, visits))
  await change()
  await pause(STATE_MS)
  isOver.yes = true
  await Promise.all(visitors)
  for (const { visitor, page, began } of tabs)
    visits.push({ version: undefined, began, outcomes: [...page.outcomes, ...(await visitor.loadRest(app, page))] })
  return visits
}

async function visitUntil(isOver: { yes: boolean }, app: AppName, visits: Visit[]): Promise<void> {
  const pages = pagesOf(app)
  for (let visit = 0; !isOver.yes; visit++) {
    const { visitor, page, began } = await openPage(pages[visit % pages.length] ?? '/')
    const call = await visitor.call(calls[visit % calls.length] ?? '')
    const outcomes = [...page.outcomes, call, ...(await visitor.loadRest(app, page))]
    visits.push({ version: page.registry[app]?.version, began, outcomes })
  }
}

/** How many percent of the visits since the change was known got the version that was published last. */
async function shareOfNewest(app: AppName, visits: Visit[]): Promise<number> {
  const releases = await registry.store.read(app)
  const newest = releases?.versions[0]?.version
  const known = Date.parse(releases?.history[0]?.at ?? '') + KNOWN_WITHIN_MS
  const since = visits.filter(({ version, began }) => version !== undefined && began >= known)
  return Math.round((100 * since.filter(({ version }) => version === newest).length) / Math.max(1, since.length))
}

async function openPage(address: string) {
  const visitor = createVisitor(shape.url)
  return { visitor, began: Date.now(), page: await visitor.open(address) }
}
