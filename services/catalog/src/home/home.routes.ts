import { homeEndpoint } from '@shop/contracts/catalog/home'
import {
  internalChangeHomeEndpoint,
  internalHomeEndpoint,
  internalPublishHomeEndpoint,
  internalRestoreHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import {
  changeDraft,
  type HomeChange,
  type HomeEditorDeps,
  publishDraft,
  readStaffHome,
  restoreVersion,
} from './edit-home.ts'
import type { HomeRepository } from './home.repository.ts'
import { EMPTY_HOME } from './home-rules.ts'

export function addHomeRoutes(routes: Routes, home: HomeRepository): void {
  handle(routes, homeEndpoint, async () => ({ home: (await home.read()) ?? EMPTY_HOME }))
}

/** The editor's calls, for the admin service. */
export function addHomeEditorCalls(internal: InternalCalls, deps: HomeEditorDeps, clock: Clock): void {
  const changed = async (change: HomeChange | null) => ({
    home: await readStaffHome(deps),
    before: change?.before ?? null,
    after: change?.after ?? null,
  })
  handleInternal(internal, internalHomeEndpoint, async () => ({ home: await readStaffHome(deps) }))
  handleInternal(internal, internalChangeHomeEndpoint, async ({ part, ...at }) =>
    changed(await changeDraft(deps, part, { ...at, at: clock.now() })),
  )
  handleInternal(internal, internalPublishHomeEndpoint, async at =>
    changed(await publishDraft(deps, { ...at, at: clock.now() })),
  )
  handleInternal(internal, internalRestoreHomeEndpoint, async ({ version, publish, ...given }) => {
    const at = { ...given, at: clock.now() }
    const change = await restoreVersion(deps, version, at)
    if (!publish) return changed(change)
    return changed(await publishDraft(deps, { ...at, revision: at.revision + 1 }))
  })
}
