import { clientErrorEndpoint, remoteLoadsEndpoint } from '@shop/contracts/client-errors'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { type ReportDeps, takeFailure, takeLoads } from './take-report.ts'

const failures: ClientRule = { counts: 'client', name: 'client-errors', max: 30, seconds: 3600, onStoreDown: 'allow' }
const loads: ClientRule = { counts: 'client', name: 'remote-loads', max: 300, seconds: 3600, onStoreDown: 'allow' }

/** A page may be newer than this service: a remote that it does not know spoils no report of the others. */
function knownRemotes(names: readonly string[]): RemoteName[] {
  return remoteNames.filter(name => names.includes(name))
}

/** Browsers report which remote did not load, and while a canary runs also which did. */
export function clientErrorRoutes(limits: Limits, deps: ReportDeps): Routes {
  const routes = createRoutes()
  handle(routes, clientErrorEndpoint, async ({ body, client }) => {
    await limits.take(failures, client)
    const [remote] = knownRemotes([body.remote])
    if (remote) await takeFailure(deps, { ...body, remote }, client)
    return {}
  })
  handle(routes, remoteLoadsEndpoint, async ({ body, client }) => {
    await limits.take(loads, client)
    await takeLoads(deps, { ...body, remotes: knownRemotes(body.remotes) }, client)
    return {}
  })
  return routes
}
