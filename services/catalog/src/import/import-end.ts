import { DAY_MS } from '@shop/calendar/durations'
import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport } from './imports.repository.ts'

export const KEPT_MS = 30 * DAY_MS

/** An import that is over, and is kept for a while. */
export function endFields(
  { clock }: Pick<ImportDeps, 'clock'>,
  state: ImportState,
  problem: StoredImport['problem'] = null,
): Partial<StoredImport> {
  const now = clock.now()
  return { state, problem, ended: now, expires_at: new Date(now.getTime() + KEPT_MS) }
}
