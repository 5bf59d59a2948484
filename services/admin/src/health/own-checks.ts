import { DAY_MS } from '@shop/calendar/durations'
import type { PartName } from '@shop/contracts/releases'
import type { HealthCheck } from '@shop/contracts/staff/staff-health'
import type { AuditRecord, BackupRecord } from './shop-checks.repository.ts'

const OLD_AUDIT = 7 * DAY_MS

/** Has the audit run lately, and did everything hold (docs/rules.md, "Health")? */
export function auditCheck(last: AuditRecord | null, now: Date): HealthCheck {
  const check = { name: 'audit', count: null, since: last?.at.toISOString() ?? null } as const
  if (!last) return { ...check, state: 'attention', problem: 'never' }
  if (last.wrong.length > 0) {
    const count = last.wrong.reduce((sum, { count }) => sum + count, 0)
    const about = last.wrong.map(({ invariant }) => invariant)
    return { ...check, state: 'broken', problem: 'found', count, about }
  }
  const isOld = now.getTime() - last.at.getTime() > OLD_AUDIT
  return isOld ? { ...check, state: 'attention', problem: 'old' } : { ...check, state: 'fine', problem: null }
}

/** Is there a backup of the last day that was restored for a proof (docs/rules.md, "Health")? */
export function backupCheck(last: BackupRecord | null, now: Date): HealthCheck {
  const check = { name: 'backup', count: null, since: last?.at.toISOString() ?? null } as const
  if (!last) return { ...check, state: 'attention', problem: 'never' }
  if (last.problems > 0) return { ...check, state: 'broken', problem: 'found', count: last.problems }
  const isOld = now.getTime() - last.at.getTime() > DAY_MS
  return isOld ? { ...check, state: 'attention', problem: 'old' } : { ...check, state: 'fine', problem: null }
}

/** What browsers said of a part within the last day, and whether its entry of the registry can be read. */
export type PartHealth = { part: PartName; reports: number; lastError: Date | null; isReadable: boolean }

/** Do the parts of the shop that browsers load work? */
export function releasesCheck(parts: readonly PartHealth[]): HealthCheck {
  const check = { name: 'releases', count: null, since: null } as const
  const unreadable = parts.filter(({ isReadable }) => !isReadable)
  if (unreadable.length > 0)
    return { ...check, state: 'broken', problem: 'unreadable', about: unreadable.map(({ part }) => part) }
  const failing = parts.filter(({ reports }) => reports > 0)
  if (failing.length === 0) return { ...check, state: 'fine', problem: null }
  const last = failing.flatMap(({ lastError }) => lastError?.toISOString() ?? []).toSorted()
  return {
    name: 'releases',
    state: 'attention',
    problem: 'errors',
    count: failing.reduce((sum, { reports }) => sum + reports, 0),
    since: last.at(-1) ?? null,
    about: failing.map(({ part }) => part),
  }
}
