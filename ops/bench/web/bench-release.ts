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
import { memoryLine, memoryOfAll } from '../memory-line.ts'
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
/** Of a part for which nobody has chosen any: whatever a guest may open. */
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
const shape = await startProductionShape({
  parts,
  variables: { RELEASE_TOKENS: `bench:${appNames.join(',')}=${tokenDigest(token)}` },
})
let registry: Registry
let failed = 0
try {
  await shape.seed()
  await shape.beginReleases()
  registry = await openRemoteRegistry({ url: shape.url, token }, path.join(parts, 'released'))
  print('part', 'state', 'loads', 'failed', 'calls', 'failed', 'newest', 'page p95')
  for (const app of appNames) await through(app)
  console.log(memoryLine(await memoryOfAll(shape.pids())))
} finally {
  await shape.stop()
  await rm(parts, { recursive: true, force: true })
}
console.log(failed === 0 ? 'no load and no call failed' : `${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** All that may happen to a part, each while visitors are there. */
async function through(app: AppName): Promise<void> {
  const states: [string, () => Promise<unknown>][] = [
    ['as it was', async () => undefined],
    ['released', () => changed(app, 'release', 'release')],
    ['canary 20 %', () => changed(app, 'canary', { share: 20 })],
    ['canary to all', () => changeShare(registry, app, 100)],
    ['taken back', () => rollBack(registry, app)],
  ]
  for (const [state, change] of states) {
    const visits = await whileVisited(app, change)
    const outcomes = visits.flatMap(visit => visit.outcomes)
    const problems = outcomes.filter(({ problem }) => problem !== null)
    failed += problems.length
    for (const { address, problem } of problems.slice(0, 5)) console.log(`  ${address}: ${problem}`)
    const [loads, asked] = [ofKind(outcomes, 'load'), ofKind(outcomes, 'call')]
    const newest = await shareOfNewest(app, visits)
    print(app, state, loads.length, bad(loads), asked.length, bad(asked), `${newest} %`, `${p95(loads).toFixed(0)} ms`)
  }
}

/** Another version of the part, as if it had been changed and built. */
function changed(app: AppName, mark: string, audience: Parameters<typeof releaseChanged>[4]): Promise<string> {
  const script = app === 'host' ? /^main\..*\.js$/ : /^page-.*\.js$/
  return releaseChanged({ folder: parts, registry }, app, script, `/* ${mark} */`, audience)
}

type Visit = { version: string | undefined; began: number; outcomes: Outcome[] }

/** Visitors open pages before, during and after the change, and load the rest of each page only a while later. */
async function whileVisited(app: AppName, change: () => Promise<unknown>): Promise<Visit[]> {
  const visits: Visit[] = []
  const tabs = await Promise.all(pagesOf(app).map(opened))
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
    const { visitor, page, began } = await opened(pages[visit % pages.length] ?? '/')
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

async function opened(address: string) {
  const visitor = createVisitor(shape.url)
  return { visitor, began: Date.now(), page: await visitor.open(address) }
}

function ofKind(outcomes: Outcome[], kind: Outcome['what']): Outcome[] {
  return outcomes.filter(({ what }) => what === kind)
}

function bad(outcomes: Outcome[]): number {
  return outcomes.filter(({ problem }) => problem !== null).length
}

/** Milliseconds of the pages themselves. */
function p95(outcomes: Outcome[]): number {
  const times = outcomes.filter(({ address }) => !/\.\w+$/.test(address)).map(({ ms }) => ms)
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

function print(...cells: (string | number)[]): void {
  const [part = '', state = '', ...figures] = cells.map(String)
  console.log(`${part.padEnd(17)}${state.padEnd(15)}${figures.map(figure => figure.padStart(9)).join('')}`)
}
