import { failureShare, type Tally } from '../client-errors/tally.ts'

/** Only what happened this recently counts. */
export const WINDOW_MS = 5 * 60 * 1000

const LEAST_ADDRESSES = 10
const LEAST_LOADS = 50
const MOST_FAILURES = 0.02
const MOST_TIMES_STABLE = 3

/**
 * Does a canary fail so often that nobody needs to be asked? Not by the word of a few addresses, not before enough visitors
 * had it, and not for what fails with the stable version too: the network, a service.
 */
export function isTakenBack(canary: Tally, stable: Tally): boolean {
  if (canary.addresses < LEAST_ADDRESSES || canary.loads < LEAST_LOADS) return false
  const share = failureShare(canary) ?? 0
  return share > MOST_FAILURES && share > MOST_TIMES_STABLE * (failureShare(stable) ?? 0)
}
