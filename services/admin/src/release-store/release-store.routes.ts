import { ASSET_LIST } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { isReleasedService } from '@shop/contracts/released-services'
import { partNameSchema } from '@shop/contracts/releases'
import {
  changeReleasesEndpoint,
  isReleasedName,
  type ReleaseChange,
  type ReleasedName,
  registeredReleasesEndpoint,
  releasedFileSchema,
  releasedVersionSchema,
  runningContractsEndpoint,
} from '@shop/contracts/staff/release-store'
import { MOST_OF_RELEASE_FILE, RELEASE_FILES_PATH } from '@shop/contracts/upload-paths'
import { clientKey } from '@shop/service-kit/auth/client-key'
import type { Call } from '@shop/service-kit/calls/call'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { NothingDone, sayIfNothingDone } from '@shop/service-kit/calls/nothing-done'
import { parseQuery, queryOf } from '@shop/service-kit/calls/query-params'
import { rawBody } from '@shop/service-kit/calls/raw-body'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { createLimiter } from '@shop/service-kit/process/limiter'
import { keptVersions } from '@shop/service-kit/releases/previews'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import { previewPath, type Signer } from '@shop/service-kit/releases/signed'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import type { AuditLog } from '../audit/audit-log.ts'
import { type KnownTokens, requirePart, requireToken, requireVersion } from './check-token.ts'
import { writeWithRoom } from './full-disk.ts'
import { endPreview, makePreview } from './previews-received.ts'
import { type ChangeDeps, changePart, removeUnlessKept } from './publish-received.ts'
import type { RunningContracts } from './running-contracts.ts'
import { servedInAudit } from './served-in-audit.ts'

type StoreDeps = ChangeDeps &
  KnownTokens & {
    store: ReleaseStore
    audit: AuditLog
    /** Null where no secret is shared with the host server. */
    signer: Signer | null
    runningContracts: RunningContracts
  }

/** Each of them lies in memory while it comes. */
const FILES_AT_ONCE = 4
/** Two teams that take one address would not see each other's release. */
const CHANGES_AT_ONCE = 1

const fileSchema = z.object({
  part: partNameSchema,
  version: releasedVersionSchema,
  name: releasedFileSchema,
})

/** Releases that teams send over the line, each with its token: files first, then the word that hands them out. */
export function releaseStoreRoutes(deps: StoreDeps): Routes {
  const routes = createRoutes()
  const { store, files } = deps
  const tokenOf = (ctx: Context | null) =>
    requireToken(deps, { header: ctx?.get('Authorization') ?? '', client: clientKey(ctx?.ip ?? '') })
  const coming = createLimiter(FILES_AT_ONCE)
  const changing = createLimiter(CHANGES_AT_ONCE)

  handle(routes, registeredReleasesEndpoint, async ({ ctx, params: { part } }) => {
    const { endsAt } = await tokenOf(ctx)
    const token = endsAt ? { token_ends_at: endsAt } : {}
    // A team whose table of parts is newer asks for all of them, whatever it releases.
    if (!isReleasedName(part)) return { releases: null, ...token }
    const rollout = isReleasedService(part) ? await readRollout(deps.root, part) : null
    return { releases: await store.read(part), ...(rollout && { rollout }), ...token }
  })

  handle(routes, runningContractsEndpoint, async ({ ctx }) => {
    await tokenOf(ctx)
    return { services: await deps.runningContracts() }
  })

  handle(routes, changeReleasesEndpoint, async call => {
    const token = await tokenOf(call.ctx)
    const part = requirePart(token, call.params.part)
    if (call.body.what === 'publish' || call.body.what === 'preview') requireVersion(part, call.body.version)
    const about = { who: token.team, ...auditEntryOf(call.body), subject: part }
    return recordChange(deps.audit, { ...about, ...placeOf(call) }, () =>
      changing(() => writeWithRoom(() => applyAsked(deps, { part, team: token.team, change: call.body }))),
    )
  })

  handleRaw(routes, { method: 'PUT', path: RELEASE_FILES_PATH, access: 'provider' }, async ctx => {
    const token = await tokenOf(ctx)
    const { version, name, ...asked } = parseQuery(fileSchema, queryOf(ctx))
    const part = requirePart(token, asked.part)
    requireVersion(part, version)
    const take = async () => {
      await files.put(part, version, name, await rawBody(ctx, MOST_OF_RELEASE_FILE))
      return name === ASSET_LIST ? { there: await whatIsThere(deps, part, version) } : {}
    }
    const giveUp = () => removeUnlessKept(deps, part, version)
    ctx.body = { status: true, ...(await coming(() => writeWithRoom(take, giveUp))) }
  })

  // Any team reads what is beside its own part: a release is compared with it before it is sent.
  handleRaw(routes, { method: 'GET', path: RELEASE_FILES_PATH, access: 'provider' }, async ctx => {
    await tokenOf(ctx)
    const { part, version, name } = parseQuery(fileSchema, queryOf(ctx))
    if (!isReleasedName(part)) throw new ShopError('not_found')
    const isKnown = (await store.read(part))?.versions.some(known => known.version === version)
    const found = isKnown ? await files.open(part, version, name) : null
    if (!found) throw new ShopError('not_found')
    ctx.type = 'application/octet-stream'
    ctx.length = found.size
    ctx.body = found.content
  })
  return routes
}

type Asked = { part: ReleasedName; team: string; change: ReleaseChange }
type Changed = z.infer<typeof changeReleasesEndpoint.result>

/** What a team asks for is done; of a preview its link is answered and goes into no log. */
async function applyAsked(deps: StoreDeps, { part, team, change }: Asked): Promise<Done<Changed>> {
  if (change.what === 'preview') {
    const { version, until } = await makePreview(deps, { part, team, change })
    const path = deps.signer && previewPath(deps.signer, { part, version, by: team, until })
    return { answer: { version, preview: { path, until } }, before: null, after: { version, until } }
  }
  if (change.what === 'end_preview') {
    const { version, until } = await endPreview(deps, part, change.version)
    return { answer: { version }, before: { version, until }, after: null }
  }
  const { version, before, after } = await changePart(deps, { part, team, change })
  return { answer: { version }, before: servedInAudit(part, before), after: servedInAudit(part, after) }
}

/** A team that changed one text sends only that: the rest comes from the versions before. */
async function whatIsThere({ store, files, clock }: ChangeDeps, part: ReleasedName, version: string) {
  const known = keptVersions(await store.read(part), clock.now())
  return files.complement(part, version, known)
}

/** What people read of it; a hash of sources is none of that. */
function auditEntryOf({ what, ...change }: ReleaseChange) {
  const { inputs: _, ...asked } = { inputs: '', ...change }
  return { action: `release_${what}` as const, asked }
}

function placeOf({ auditAddress: address, requestId: request_id }: Call) {
  return { address, request_id }
}

type Done<Result> = { answer: Result; before: unknown; after: unknown }

/** As for staff: the entry is there before anything is done, and is taken back where nothing was done. */
async function recordChange<Result>(
  audit: AuditLog,
  entry: Parameters<AuditLog['begin']>[0],
  change: () => Promise<Done<Result>>,
): Promise<Result> {
  const begun = await audit.begin(entry)
  try {
    const { answer, before, after } = await sayIfNothingDone(change)
    const { action, subject, asked } = entry
    await begun.complete({ action, ...(subject && { subject }), asked, before, after })
    return answer
  } catch (error) {
    if (error instanceof NothingDone) await begun.takeBack()
    throw error
  }
}
