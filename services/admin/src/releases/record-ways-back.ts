import { releasedServices } from '@shop/contracts/released-services'
import type { Clock } from '@shop/service-kit/process/clock'
import { AUTOMATIC, type ReleaseStore } from '@shop/service-kit/releases/releases'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import type { AuditLog } from '../audit/audit-log.ts'
import { readRegistry } from './read-registry.ts'

type RecordDeps = { store: ReleaseStore; root: string; audit: AuditLog; clock: Clock }

const LOOKED_BACK_MS = 24 * 60 * 60 * 1000

/**
 * Writes into the audit log that a version of a service was taken back by itself, and why. The shape that does it writes the registry alone:
 * this service may be the one that does not answer.
 */
export async function recordWaysBack({ store, root, audit, clock }: RecordDeps): Promise<void> {
  const since = clock.now().getTime() - LOOKED_BACK_MS
  for (const service of releasedServices) {
    const releases = await readRegistry(store, service)
    if (!releases || releases === 'unreadable') continue
    const rollout = await readRollout(root, service)
    for (const { what, by, at, from, version } of releases.history) {
      if (what !== 'rollback' || by !== AUTOMATIC || new Date(at).getTime() < since) continue
      const reason = rollout?.version === from ? rollout?.lines.at(-1) : undefined
      await audit.record({
        action: 'release_take_back',
        subject: service,
        ...(reason && { asked: { reason } }),
        before: { version: from },
        after: { version },
        who: AUTOMATIC,
        address: '',
        request_id: '',
        once: at,
      })
    }
  }
}
