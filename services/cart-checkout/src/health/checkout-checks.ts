import { DAY_MS } from '@shop/calendar/durations'
import type { LastCheck } from '@shop/contracts/staff/orders/payments-desk'
import type { HealthCheck } from '@shop/contracts/staff/staff-health'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { WrongTries } from '../exchange/wrong-tries.repository.ts'
import type { DirectoryState } from '../ports/delivery-directory/delivery-directory.ts'
import type { CurrencyRate } from '../rates/rates.repository.ts'

/** A copy of the carrier's places is renewed each day: after two, something is the matter. */
const OLD_DIRECTORY = 2 * DAY_MS
const OLD_RATE = 14 * DAY_MS
/** 1C usually comes several times a day. */
const LONG_QUEUED = DAY_MS

const fine = (
  name: HealthCheck['name'],
  since: string | null,
  problem: HealthCheck['problem'] = null,
): HealthCheck => ({
  name,
  state: 'fine',
  problem,
  count: null,
  since,
})

/** Are the carrier's places those of these days (docs/rules.md, "Health")? */
export function directoryCheck({ source, taken_at, failures, age_seconds }: DirectoryState): HealthCheck {
  if (source === 'demo') return fine('directory', null, 'demo')
  const check = { name: 'directory', count: failures, since: taken_at } as const
  if (age_seconds === null) return { ...check, state: failures > 0 ? 'broken' : 'attention', problem: 'absent' }
  return age_seconds * 1000 > OLD_DIRECTORY
    ? { ...check, state: 'broken', problem: 'old' }
    : fine('directory', taken_at)
}

/** Has somebody looked at the rate of the euro lately? */
export function rateCheck(rate: CurrencyRate | null, now: Date): HealthCheck {
  if (!rate) return { name: 'rate', state: 'broken', problem: 'absent', count: null, since: null }
  const since = rate.since.toISOString()
  if (rate.is_opening) return { name: 'rate', state: 'attention', problem: 'opening', count: null, since }
  const isOld = now.getTime() - rate.since.getTime() > OLD_RATE
  return isOld ? { name: 'rate', state: 'attention', problem: 'old', count: null, since } : fine('rate', since)
}

/** Were the books compared with the bank’s lately, and is what differed settled? */
export function comparisonCheck(last: LastCheck | null): HealthCheck {
  const check = { name: 'comparison', count: null, since: last?.at ?? null } as const
  if (!last) return { ...check, state: 'attention', problem: 'never' }
  const { differences, silent, is_old } = last
  if (differences > 0) return { ...check, state: 'broken', problem: 'found', count: differences }
  if (silent > 0) return { ...check, state: 'attention', problem: 'silent', count: silent }
  return is_old ? { ...check, state: 'attention', problem: 'old' } : fine('comparison', last.at)
}

/** Since when the first one failed, and since when the first one waits; null: none does. */
type Queue = { failed: number; failedSince: Date | null; queuedSince: Date | null; lastExchange: Date | null }

/** Do orders reach 1C? */
export function accountingCheck({ account, folder }: AccountingConfig, queue: Queue, now: Date): HealthCheck {
  const { failed, failedSince, queuedSince, lastExchange } = queue
  const check = { name: 'accounting', count: failed } as const
  if (failed > 0) return { ...check, state: 'broken', problem: 'failed', since: failedSince?.toISOString() ?? null }
  if (!account && !folder) return fine('accounting', null, 'off')
  if (account && queuedSince && now.getTime() - queuedSince.getTime() > LONG_QUEUED)
    return { ...check, state: 'attention', problem: 'waits', since: queuedSince.toISOString() }
  return fine('accounting', lastExchange?.toISOString() ?? null)
}

/** Does somebody guess the password of 1C, or has 1C a wrong one? Tries of the last day; null: there were none. */
export function doorCheck({ account }: AccountingConfig, tries: WrongTries | null): HealthCheck {
  const check = { name: 'exchange_door', count: tries?.count ?? 0 } as const
  if (!tries) return { ...check, state: 'fine', problem: account ? null : 'off', since: null }
  return { ...check, state: 'attention', problem: 'guessed', since: tries.since.toISOString(), about: [tries.address] }
}
