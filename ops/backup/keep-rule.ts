import { DAY_MS } from '@shop/calendar/durations'

/** Of the last days all backups are kept, then one a day, then one a week. The privacy policy promises that none outlives 35 days. */
const ALL_DAYS = 2
const DAILY_DAYS = 7
const LONGEST_DAYS = 35

/**
 * Which backups go: of each day or week the newest stays. Days and weeks are counted back from now, so that it does not matter when
 * backups are made.
 * @param times the moments of all backups
 */
export function chooseExpired(times: readonly Date[], now: Date): Date[] {
  const taken = new Set<string>()
  const newestFirst = times.toSorted((one, other) => other.getTime() - one.getTime())
  return newestFirst.filter(time => {
    const days = Math.floor((now.getTime() - time.getTime()) / DAY_MS)
    if (days < ALL_DAYS) return false
    if (days >= LONGEST_DAYS) return true
    const slot = days < DAILY_DAYS ? `day ${days}` : `week ${Math.floor(days / 7)}`
    if (taken.has(slot)) return true
    taken.add(slot)
    return false
  })
}
