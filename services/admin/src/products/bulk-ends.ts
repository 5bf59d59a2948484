import { HOUR_MS } from '@shop/calendar/durations'
import { internalChangeOutcomeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AuditLog } from '../audit/audit-log.ts'

// The third is what the version before called the second.
const actions = ['product_bulk', 'product_undo', 'product_bulk_undo'] as const
/** A change goes on for a day at most; the catalogue knows of it for an hour after that. */
const KNOWN_MS = 25 * HOUR_MS

/** Completes the entries of changes of many products that ended after their answer, or while the process that asked was dead. */
export async function completeBulks(catalog: InternalClient, audit: AuditLog, clock: Clock): Promise<void> {
  for (const action of actions) {
    const since = new Date(clock.now().getTime() - KNOWN_MS)
    for (const { entry, complete } of await audit.open(action, since)) {
      const asked = { action, id: entry.subject ?? '', who: entry.who }
      const { change } = await catalog.call(internalChangeOutcomeEndpoint, asked)
      if (change) await complete(change)
    }
  }
}
