import { DAY_MS } from '@shop/calendar/durations'
import type { LastCheck } from '@shop/contracts/staff/orders/payments-desk'
import type { StoredCheck } from './payment-checks.repository.ts'

const OLD_CHECK_MS = 7 * DAY_MS

/** When the books were compared with the bank last, and what is left of it; null: never (docs/rules.md, "Payments desk"). */
export function lastCheck(check: StoredCheck | null, now: Date): LastCheck | null {
  if (!check?.finished_at) return null
  const { _id: day, finished_at, open: differences, silent } = check
  return {
    day,
    at: finished_at.toISOString(),
    differences,
    silent,
    is_old: now.getTime() - finished_at.getTime() > OLD_CHECK_MS,
  }
}
