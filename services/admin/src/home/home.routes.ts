import {
  discardHomeDraftEndpoint,
  type HomePart,
  internalChangeHomeEndpoint,
  internalHomeEndpoint,
  internalPublishHomeEndpoint,
  internalRestoreHomeEndpoint,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditAction } from '../audit/audit-entry.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import type { Recorded } from '../audit/record-write.ts'

type Changed = { home: StaffHome; before: unknown; after: unknown }

/** The editor of the home page: drafts, publishing and the way back. The page stays in the catalogue. */
export function homeRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  async function changePart(who: string, revision: number, part: HomePart) {
    const changed = await catalog.call(internalChangeHomeEndpoint, { who, revision, part })
    return written('home_draft_change', changed, Object.keys(part).join(', '))
  }

  handle(routes, staffHomeEndpoint, () => catalog.call(internalHomeEndpoint, {}))
  handleWrite(routes, audit, setSliderEndpoint, ({ body: { revision, ...part } }, who) =>
    changePart(who, revision, part),
  )
  handleWrite(routes, audit, setBlocksEndpoint, ({ body: { revision, ...part } }, who) =>
    changePart(who, revision, part),
  )
  handleWrite(routes, audit, setHeaderColorEndpoint, ({ body: { revision, ...part } }, who) =>
    changePart(who, revision, part),
  )
  handleWrite(routes, audit, publishHomeEndpoint, async ({ body }, who) =>
    written('home_publish', await catalog.call(internalPublishHomeEndpoint, { ...body, who })),
  )
  handleWrite(routes, audit, discardHomeDraftEndpoint, async ({ body }, who) => {
    const asked = { ...body, who, version: null, publish: false }
    return written('home_draft_discard', await catalog.call(internalRestoreHomeEndpoint, asked))
  })
  handleWrite(routes, audit, restoreHomeVersionEndpoint, async ({ params, body }, who) => {
    const changed = await catalog.call(internalRestoreHomeEndpoint, { ...body, who, version: params.id })
    return written(body.publish ? 'home_publish' : 'home_draft_restore', changed, `version ${params.id}`)
  })
  return routes
}

/** Nothing is recorded of a change that changed nothing. */
function written(
  action: AuditAction,
  { home, before, after }: Changed,
  subject = 'home',
): Recorded<{ home: StaffHome }> {
  return { answer: { home }, change: after === null ? null : { action, subject, before, after } }
}
