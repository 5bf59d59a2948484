import { call } from '@shop/api-client/call'
import { clientErrorEndpoint, remoteLoadsEndpoint } from '@shop/contracts/client-errors'
import { ShopError } from '@shop/contracts/errors'
import type { RemoteName } from '@shop/contracts/parts'
import { whenIdle } from '../loading/when-idle.ts'
import { routeFor } from '../pages/routes.ts'
import { $loadingScreens, loadedRemotes } from '../remotes/screens.ts'
import { pageView, versionOf } from './page-versions.ts'

// What is loaded only by visits that have something to report.

const loadMeasuring = () => import(/* webpackChunkName: "web-vitals" */ './measure-page.ts')

/** What the team learns of this visit, when all else is there. */
export function startReports({ isMeasured }: { isMeasured: boolean }): void {
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

/** @throws when the report does not arrive. */
export async function sendFailure(remote: RemoteName, error: unknown): Promise<void> {
  const message = String(error).slice(0, 300)
  // What no route of ours names may be anything.
  const page = routeFor(location.pathname) ? location.pathname.slice(0, 200) : '/…'
  const [page_view, version] = [pageView(), versionOf(remote)]
  const request_id = requestIdOf(error)
  const of = { ...(page_view && { page_view }), ...(version && { version }), ...(request_id && { request_id }) }
  await call(clientErrorEndpoint, { body: { remote, message, page, ...of } })
}

/** Of the call that was refused, so that the team finds its lines in the log. */
function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof ShopError ? error.details.request_id : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Reported only from pages that the host server has signed. */
export async function sendLoads(remotes: RemoteName[]): Promise<void> {
  const page_view = pageView()
  if (page_view) await call(remoteLoadsEndpoint, { body: { remotes, page_view } })
}
