import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hostRoutes } from '@shop/contracts/pages'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { type AppName, appNames } from '@shop/tooling/apps'
import { guestAddresses } from '@shop/tooling/release-proofs/drawn-addresses'
import type { Registry } from '@shop/tooling/releases/place'
import { changeShare, rollBack } from '@shop/tooling/releases/publish'
import { openRemoteRegistry } from '@shop/tooling/releases/remote-releases'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { releaseChanged } from '../../../e2e/support/isolated-shop.ts'
import { root } from '../../production-shape/compose-file.ts'
import { hasPackages } from '../../production-shape/debian-packages.ts'
import { startProductionShape } from '../../production-shape/start-shape.ts'
import { askAtOnce } from '../harness/load.ts'
import { memoryOf } from '../harness/processes.ts'
import { createReport } from '../harness/report.ts'
import { measureServiceReleases } from './service-releases.ts'
import { createVisitor, type Outcome } from './visit.ts'

// npm run bench:release: while visitors come and stay, behind nginx, the host and each remote is released, given to one visitor in five,
// given to all and taken back, through the store that teams send releases to, and nginx is reloaded; then each service is released, taken
// back and killed. No load, no call and no order may fail, neither of new pages nor of those that were opened before.
const VISITORS = 3
/** How long visits go on in each state. */
const STATE_MS = 4000

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
  guestAddresses(
    routes.filter(({ owner }) => owner === app),
    [],
  )
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
} finally {
  await shape.stop()
  await rm(parts, { recursive: true, force: true })
}
await measureServiceReleases(report)
report.end()

/** All that may happen to a part, each while visitors are there. */
async function measureReleases(app: AppName): Promise<void> {
  const states: [string, () => Promise<unknown>][] = [
    ['as it was', async () => undefined],
    ['released', () => releaseOther(app, 'release', 'release')],
    ['canary 20 %', () => releaseOther(app, 'canary', { share: 20 })],
    ['canary to all', () => changeShare(registry, app, 100)],
    ['taken back', () => rollBack(registry, app)],
    ['nginx reloaded', async () => shape.reloadDoor()],
  ]
  for (const [state, change] of states) {
    const outcomes = await visitDuring(app, change)
    const problems = outcomes.filter(({ problem }) => problem !== null)
    for (const { address, problem } of problems.slice(0, 5)) report.note(`${address}: ${problem}`)
    const count = (kind: Outcome['what']) => outcomes.filter(({ what }) => what === kind).length
    const note = `${count('load')} loads, ${count('call')} calls`
    report.answer(`${app}, ${state}: failed`, { result: problems.length, atMost: 0, note })
  }
}

/** Another version of the part, as if it had been changed and built. */
function releaseOther(app: AppName, mark: string, audience: Parameters<typeof releaseChanged>[4]): Promise<string> {
  const script = app === 'host' ? /^main\..*\.js$/ : /^page-.*\.js$/
  return releaseChanged({ folder: parts, registry }, app, script, `/* ${mark} */`, audience)
}

/** Visitors open pages before, during and after the change, and load the rest of each page only a while later. */
async function visitDuring(app: AppName, change: () => Promise<unknown>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const pages = pagesOf(app)
  const tabs = await Promise.all(pages.map(openPage))
  const isOver = new AbortController()
  const visiting = askAtOnce(
    async visit => {
      const tab = await openPage(pages[visit % pages.length] ?? '/')
      outcomes.push(await tab.visitor.call(calls[visit % calls.length] ?? ''))
      await loadRest(tab)
    },
    { callers: VISITORS, until: isOver.signal },
  )
  await change()
  await pause(STATE_MS)
  isOver.abort()
  const { refused } = await visiting
  for (const tab of tabs) await loadRest(tab)
  return [...outcomes, ...refused.map(problem => ({ what: 'load' as const, address: app, problem }))]

  async function openPage(address: string) {
    const visitor = createVisitor(shape.url)
    return { visitor, page: await visitor.open(address) }
  }

  async function loadRest({ visitor, page }: Awaited<ReturnType<typeof openPage>>): Promise<void> {
    outcomes.push(...page.outcomes, ...(await visitor.loadRest(app, page)))
  }
}
