import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'

/** So long; or until the signal says that the client has gone: then it rejects at once. */
export type Wait = (ms: number, until: AbortSignal) => Promise<unknown>

export type GuessDelay = {
  /** Before a try is judged. What is right waits as long as what is wrong: else a guesser would hang up and try the next. */
  before(tries: number, gone: AbortSignal): Promise<void>
}

type DelayOptions = { wait?: Wait; mostWaiting?: number }

// Customers who forgot which password it was try three or four; those cost nothing.
const FREE_TRIES = 5
// Typing the next one takes longer than this, so the first delays are hardly felt …
const FIRST_MS = 500
// … and an owner whose account others guess at waits at most so long: half of the time after which a call is given up.
const MOST_MS = 8000
// A quarter of the connections that the gateway keeps to a service: the rest stay for customers.
const MOST_WAITING = 50

/** How long the next try waits: twice as long as the one before, up to a bound (docs/rules.md, "Accounts"). */
export function delayOf(tries: number): number {
  return tries <= FREE_TRIES ? 0 : Math.min(MOST_MS, FIRST_MS * 2 ** (tries - FREE_TRIES - 1))
}

/**
 * Slows guessing down. While it waits, a try occupies nothing but its connection; when too many wait, the next that would
 * have to is refused, and clients with free tries left do not notice.
 */
export function createGuessDelay({ wait = inTime, mostWaiting = MOST_WAITING }: DelayOptions = {}): GuessDelay {
  let waiting = 0
  return {
    async before(tries, gone) {
      const ms = delayOf(tries)
      if (ms === 0) return
      if (waiting >= mostWaiting) throw new ShopError('busy', { seconds: MOST_MS / 1000 })
      waiting += 1
      try {
        await wait(ms, gone)
      } catch {
        // The client went away: the try is counted, and its answer is not read.
        throw new ShopError('busy')
      } finally {
        waiting -= 1
      }
    },
  }
}

const inTime: Wait = (ms, signal) => pause(ms, undefined, { signal })
