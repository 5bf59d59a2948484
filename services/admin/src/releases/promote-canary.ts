import type { PartName } from '@shop/contracts/releases'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import {
  AUTOMATIC,
  canaryBegan,
  canaryOf,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withShare,
} from '@shop/service-kit/releases/releases'
import type { AuditLog } from '../audit/audit-log.ts'
import { KEPT_SECONDS, type Outcomes } from '../client-errors/outcomes.repository.ts'
import { failureShare, type Tally } from '../client-errors/tally.ts'
import type { ReceivedFiles } from '../release-store/received-files.ts'
import { areFilesThere } from './release-view.ts'
import { MOST_FAILURES } from './way-back.ts'

export type PromoteDeps = {
  store: ReleaseStore
  files: ReceivedFiles
  outcomes: Outcomes
  audit: AuditLog
  clock: Clock
  log: Log
}

/** One network that reports failures is one visitor with a broken browser, or one who means ill. */
const LEAST_NETWORKS = 2

/**
 * Gives a canary to everybody when its time has come and it has not failed; what did fail, too seldom to be taken back, keeps its share
 * until a person decides or its failures are few among more page views.
 */
export async function promoteIfDue(
  deps: PromoteDeps,
  part: PartName,
  releases: Releases,
  onHeld: (own: Tally) => void,
): Promise<void> {
  const { store, outcomes, audit, clock, log } = deps
  const canary = canaryOf(releases)
  const stable = servedVersion(releases)
  const now = clock.now()
  if (!canary?.promoteAt || !stable || new Date(canary.promoteAt) > now) return
  const { version } = canary
  const since = canaryBegan(releases) ?? new Date(now.getTime() - KEPT_SECONDS * 1000)
  const own = await outcomes.tally(part, version, since)
  if (hasFailed(own, await outcomes.tally(part, stable, since))) return onHeld(own)
  const digest = releases.versions.find(known => known.version === version)?.digest ?? ''
  if (!(await areFilesThere(deps.files, part, version, digest)))
    return log.error({ part, version }, 'a canary is not whole, so it does not come to everybody')
  const after = withShare(releases, 100, { at: now.toISOString(), by: AUTOMATIC })
  // Another process, or a person, has changed it meanwhile: the next look sees what is there then.
  if (!(await store.write(part, after))) return
  log.info({ part, version }, 'a canary has not failed, and is for everybody')
  await audit.record({
    action: 'release_promote',
    subject: part,
    asked: { failures: own.failures, loads: own.loads },
    before: releases.served,
    after: after.served,
    who: AUTOMATIC,
    address: '',
    request_id: '',
  })
}

function hasFailed(canary: Tally, stable: Tally): boolean {
  if (canary.networks < LEAST_NETWORKS) return false
  return (failureShare(canary) ?? 0) > Math.max(MOST_FAILURES, failureShare(stable) ?? 0)
}
