import { ShopError } from '@shop/contracts/errors'
import {
  rollBackReleaseEndpoint,
  shareReleaseEndpoint,
  staffReleasesEndpoint,
  strikeReleaseEndpoint,
  testLinkEndpoint,
} from '@shop/contracts/staff/staff-releases'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { signedFor } from '@shop/service-kit/releases/signed'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import { type ChangeDeps, giveShare, rollBack, strikeVersion } from './change-release.ts'
import { readRegistry } from './read-registry.ts'
import { releaseViews, type ViewDeps } from './release-view.ts'

/** Releases of the host and the remotes, for owners. */
export function releaseRoutes(guards: Guards, deps: ViewDeps & ChangeDeps, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  const all = async () => ({ parts: await releaseViews(deps) })
  handle(routes, staffReleasesEndpoint, all)

  handleWrite(routes, audit, rollBackReleaseEndpoint, async ({ body }, who) => {
    const { before, after } = await rollBack(deps, { ...body, who })
    const change = { action: 'release_rollback' as const, subject: body.part, asked: { version: body.version } }
    return { answer: all, change: { ...change, before: before.served, after: after.served } }
  })

  handleWrite(routes, audit, shareReleaseEndpoint, async ({ body }, who) => {
    const { before, after } = await giveShare(deps, { ...body, who })
    const change = { action: 'release_share' as const, subject: body.part, before: before.served, after: after.served }
    return { answer: all, change }
  })

  handleWrite(routes, audit, strikeReleaseEndpoint, async ({ body }, who) => {
    const { after } = await strikeVersion(deps, { ...body, who })
    const { part: subject, version } = body
    return { answer: all, change: { action: 'release_strike', subject, asked: { version }, after: after.served } }
  })

  handleWrite(routes, audit, testLinkEndpoint, async ({ body: { part, version } }, who) => {
    const { signer, store, clock } = deps
    // The host server opens the link only with the same secret.
    if (!signer) throw new ShopError('not_ready')
    const releases = await readRegistry(store, part)
    if (releases === 'unreadable') throw new ShopError('release_not_possible')
    const known = releases?.versions.find(other => other.version === version)
    if (!known) throw new ShopError('not_found')
    if (known.struck) throw new ShopError('release_not_possible')
    const until = Math.floor(clock.now().getTime() / 1000) + signedFor.test
    const token = signer.sign('test', { part, version, by: who }, until)
    const answer = { path: `/?try=${token}`, until: new Date(until * 1000).toISOString() }
    // The token itself is a key: it is written in no log.
    return { answer, change: { action: 'release_test_link', subject: part, after: { version, until: answer.until } } }
  })
  return routes
}
