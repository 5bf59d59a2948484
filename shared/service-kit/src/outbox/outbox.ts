import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'

/** Something to be done outside the database, as it is kept until it is done. */
export type OutboxEntry = {
  /** The key: the same thing enqueued again is the same entry. */
  _id: string
  effect: string
  /**
   * What the effect needs to know. References rather than personal data: what it names is read when it is done. `to` is an address
   * and `person` somebody whom no record holds any more: they are never shown, and go as the entry comes to its end.
   */
  facts: Record<string, unknown>
  state: 'waiting' | 'done' | 'dropped' | 'dead'
  /** From when on a process may try; whichever tries moves it on, which is the lease. */
  due: Date
  /** Counted when a try begins, so that an entry which kills the process does not do so for ever. */
  attempts: number
  created_at: Date
  /** Of the call that it was enqueued by: what is written as it is done is found with the lines of that call. */
  request_id?: string
  /** What the last try failed with; never a text of an outside system, which likes to quote addresses. */
  failure: string | null
  /** When the database forgets an entry that has come to its end; dead letters stay until a person looks at them. */
  expires_at: Date | null
}

/** `dropped`: by the time it was tried, it was no longer needed. */
export type EffectResult = 'done' | 'dropped'
export type Effect = (facts: Record<string, unknown>, key: string) => Promise<EffectResult>

/** Trying again would come to the same: the address does not exist, the number is none. */
export class PermanentFailure extends Error {}

export const MAX_ATTEMPTS = 8
/** How long an entry that has come to its end is remembered. */
export const KEEP_ENDED_MS = 30 * DAY_MS
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS

/**
 * How long to wait after a try that failed: 30 s, then three times as long each time, about nine hours in all. `random` (0 to 1)
 * spreads the tries by a quarter, so that a system which comes back is not met by everybody at once.
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), LONGEST_PAUSE_MS)
  return Math.round(pause * (0.75 + random / 2))
}

/** Has it come to its end without success? */
export function isGivenUp(attempts: number, error: unknown): boolean {
  return attempts >= MAX_ATTEMPTS || error instanceof PermanentFailure
}
