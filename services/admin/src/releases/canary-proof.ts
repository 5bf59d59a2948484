import { failureShare, type PageViewOutcome, type Tally } from '../client-errors/tally.ts'

/** A run of the latest page views that proves a version bad; it began at `since`. */
export type Proof = { failures: number; loads: number; networks: number; since: Date }

/** In how many of its page views a version fails at most that one may keep, and at least that is to go. */
export const TOLERATED = 0.2
const UNBEARABLE = 1 - TOLERATED

/** How often one test may take a version back that fails as often as is tolerated, and miss one that is unbearable. */
const FALSE_ALARM = 1e-6
const MISSED_ALARM = 0.05

/**
 * By how many the failures must outnumber the good page views: ten. Wald's sequential test stops when the likelihood of the
 * outcomes under the two shares differs by more than (1 - MISSED_ALARM) / FALSE_ALARM. As the shares add up to 1, each failure
 * multiplies it by four and each good page view divides it by four.
 */
export const PROOF = Math.ceil(Math.log((1 - MISSED_ALARM) / FALSE_ALARM) / Math.log(UNBEARABLE / TOLERATED))

/** Whose failures come from fewer networks may have one visitor with a broken browser, or one who means ill. */
export const LEAST_NETWORKS = 4

/** Ten failures of four networks are at most seven of one: more of it says no more. */
const MOST_OF_A_NETWORK = PROOF - (LEAST_NETWORKS - 1)

/** So many page views are looked at: of more the shares of both versions can be compared. */
export const LONGEST_RUN = 100

/**
 * Do the latest page views prove that a version is bad? They are in turn, the newest first. A test that points the other way is
 * given up and starts over with the next page view (Page's test): so a version that breaks later is found, too. Read backwards
 * that is some run of the latest page views with ten failures more than good ones.
 */
export function proofIn(outcomes: readonly PageViewOutcome[]): Proof | null {
  const counted = new Map<string, number>()
  const failing = new Set<string>()
  let failures = 0
  let loads = 0
  for (const { network, failed, at } of outcomes.slice(0, LONGEST_RUN)) {
    const before = counted.get(network) ?? 0
    if (before === MOST_OF_A_NETWORK) continue
    counted.set(network, before + 1)
    loads += 1
    if (failed) {
      failures += 1
      failing.add(network)
    }
    const isProved = failures - (loads - failures) >= PROOF
    if (isProved && failing.size >= LEAST_NETWORKS) return { failures, loads, networks: failing.size, since: at }
  }
  return null
}

/** Whether more fails with the stable version meanwhile than is tolerated: then it is not the canary, or not that alone. */
export function failsAnyway(stable: Tally): boolean {
  return stable.networks >= LEAST_NETWORKS && (failureShare(stable) ?? 0) > TOLERATED
}
