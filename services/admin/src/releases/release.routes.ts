import { ShopError } from '@shop/contracts/errors'
import {
  endPreviewEndpoint,
  releaseListFile,
  rollBackReleaseEndpoint,
  shareReleaseEndpoint,
  staffReleasesEndpoint,
  strikeReleaseEndpoint,
  testLinkEndpoint,
} from '@shop/contracts/staff/staff-releases'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { findPreview } from '@shop/service-kit/releases/previews'
import { pathOfLink, previewPath, type Signer, signedFor, type TestLink } from '@shop/service-kit/releases/signed'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import { addListFileRoutes, type FileDeps } from '../list-files/list-file.routes.ts'
import { endPreview } from '../release-store/previews-received.ts'
import type { ChangeDeps as StoreDeps } from '../release-store/publish-received.ts'
import { servedInAudit } from '../release-store/served-in-audit.ts'
import { type ChangeDeps, giveShare, rollBack, strikeVersion } from './change-release.ts'
import { readRegistry } from './read-registry.ts'
import { releaseList } from './release-list.ts'
import { releaseViews, type ViewDeps } from './release-view.ts'
import { serviceViews } from './service-view.ts'

type RouteDeps = ViewDeps & ChangeDeps & StoreDeps & Pick<FileDeps, 'listFiles'>

/** Releases of the host, the remotes and the services, for owners. */
export function releaseRoutes(guards: Guards, deps: RouteDeps, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  const all = async () => ({ parts: await releaseViews(deps), services: await serviceViews(deps) })
  handle(routes, staffReleasesEndpoint, all)
  addListFileRoutes(routes, releaseListFile, releaseList(deps.store), { ...deps, audit })

  handleWrite(routes, audit, rollBackReleaseEndpoint, async ({ body }, who) => {
    const { before, after } = await rollBack(deps, { ...body, who })
    const change = { action: 'release_rollback' as const, subject: body.part, asked: { version: body.version } }
    const served = { before: servedInAudit(body.part, before), after: servedInAudit(body.part, after) }
    return { answer: all, change: { ...change, ...served } }
  })

  handleWrite(routes, audit, shareReleaseEndpoint, async ({ body }, who) => {
    const { before, after } = await giveShare(deps, { ...body, who })
    const change = { action: 'release_share' as const, subject: body.part, before: before.served, after: after.served }
    return { answer: all, change }
  })

  handleWrite(routes, audit, strikeReleaseEndpoint, async ({ body }, who) => {
    const { after } = await strikeVersion(deps, { ...body, who })
    const { part: subject, version } = body
    const change = { action: 'release_strike' as const, subject, asked: { version } }
    return { answer: all, change: { ...change, after: servedInAudit(subject, after) } }
  })

  handleWrite(routes, audit, testLinkEndpoint, async ({ body: { part, version } }, who) => {
    const { signer, store, clock } = deps
    // The host server opens the link only with the same secret.
    if (!signer) throw new ShopError('not_ready')
    const releases = await readRegistry(store, part)
    if (releases === 'unreadable') throw new ShopError('release_not_possible')
    const preview = findPreview(releases, version, clock.now())
    const known = releases?.versions.find(other => other.version === version)
    if (!preview && !known) throw new ShopError('not_found')
    if (!preview && known?.struck) throw new ShopError('release_not_possible')
    const link = { part, version, by: who }
    const answer = preview
      ? { path: previewPath(signer, { ...link, until: preview.until }), until: preview.until }
      : testLink(signer, link, clock.now())
    // The token itself is a key: it is written in no log.
    return { answer, change: { action: 'release_test_link', subject: part, after: { version, until: answer.until } } }
  })

  handleWrite(routes, audit, endPreviewEndpoint, async ({ body: { part, version } }) => {
    const { until } = await endPreview(deps, part, version)
    return { answer: all, change: { action: 'release_end_preview', subject: part, before: { version, until } } }
  })
  return routes
}

function testLink(signer: Signer, link: TestLink, now: Date): { path: string; until: string } {
  const until = Math.floor(now.getTime() / 1000) + signedFor.test
  return { path: pathOfLink(signer.sign('test', link, until)), until: new Date(until * 1000).toISOString() }
}
