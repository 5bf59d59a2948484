/** By the counter: until when it is full. */
export type FullCounters = {
  remember(counter: string, until: Date): void
  /** Whole seconds until its time is over; null for one that is not known to be full. */
  secondsLeft(counter: string, now: Date): number | null
  /** Of the first of these that is full; null when none is known to be. */
  secondsUntilRoom(counters: readonly string[], now: Date): number | null
  forget(counter: string): void
}

/** Most are never asked about again, so the oldest give way; the database is asked about them. */
const MOST_REMEMBERED = 10_000

/** Counters that are full, for as long as that lasts: who is refused again costs no question to the database. */
export function createFullCounters(most = MOST_REMEMBERED): FullCounters {
  const full = new Map<string, Date>()
  function secondsLeft(counter: string, now: Date): number | null {
    const until = full.get(counter)
    if (!until) return null
    if (until > now) return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
    full.delete(counter)
    return null
  }
  return {
    secondsLeft,
    remember(counter, until) {
      const [oldest] = full.keys()
      if (full.size >= most && oldest !== undefined) full.delete(oldest)
      full.set(counter, until)
    },
    secondsUntilRoom(counters, now) {
      for (const counter of counters) {
        const seconds = secondsLeft(counter, now)
        if (seconds !== null) return seconds
      }
      return null
    },
    forget: counter => void full.delete(counter),
  }
}
