import type { RemoteName } from '@shop/contracts/pages'
import { whenIdle } from '../loading/when-idle.ts'
import { routeFor } from '../pages/routes.ts'
import { $loadingScreens, loadedRemotes } from '../remotes/screens.ts'
import { pageView } from './page-versions.ts'
import { sendLoads } from './send-reports.ts'

// What is loaded only by visits that have something to report.
export { sendFailure } from './send-reports.ts'

const loadMeasuring = () => import(/* webpackChunkName: "web-vitals" */ './measure-page.ts')

/** What the team learns of this visit, when all else is there. */
export function startReports(isMeasured: boolean): void {
  if (pageView()) reportLoads()
  const route = routeFor(location.pathname)
  // A page that cannot load it is not measured, and does not try again.
  if (isMeasured && route)
    loadMeasuring().then(
      ({ measurePage }) => measurePage(route),
      () => undefined,
    )
}

const reported = new Set<RemoteName>()

/** Says of each remote once that it has loaded: what a canary's failures are compared with. */
export function reportLoads(): void {
  $loadingScreens.subscribe(count => {
    if (count === 0) void whenIdle().then(reportNew)
  })
}

function reportNew(): void {
  const loaded = [...new Set(loadedRemotes())].filter(remote => !reported.has(remote))
  if (loaded.length === 0) return
  for (const remote of loaded) reported.add(remote)
  // Some are lost on the way, of either version alike.
  sendLoads(loaded).catch(() => undefined)
}
