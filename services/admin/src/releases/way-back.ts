import { failureShare, type Tally } from '../client-errors/tally.ts'

/** Only what happened this recently counts. */
export const WINDOW_MS = 5 * 60 * 1000

const LEAST_NETWORKS = 10
const LEAST_LOADS = 50
/** Of a version that may stay: lost networks and script blockers are 1 to 2 %. */
export const MOST_FAILURES = 0.02
const MOST_TIMES_STABLE = 3
/** Share of the page views that the stable version would have served well. */
const MOST_SPOILT = 0.25
/** Standard errors; by chance alone two equal versions are so far apart once in a thousand looks. */
const BEYOND_CHANCE = 3

/**
 * Does a canary fail so often that nobody needs to be asked? Not by the word of a few networks, not before enough visitors
 * had it, and not for what fails with the stable version too: the network, a service. A stable version that is bad itself
 * does not hide a worse canary: of many failures three times as many cannot be, so it counts what the canary spoils of the
 * rest. Shares are of page views.
 */
export function isTakenBack(canary: Tally, stable: Tally): boolean {
  if (canary.networks < LEAST_NETWORKS || canary.loads < LEAST_LOADS) return false
  const share = failureShare(canary) ?? 0
  if (share <= MOST_FAILURES) return false
  const usual = believedShare(stable)
  return share > MOST_TIMES_STABLE * usual || (spoilt(share, usual) > MOST_SPOILT && isBeyondChance(canary, stable))
}

/** A few networks could otherwise keep a bad canary going: they would only have to report failures of the stable version. */
function believedShare(stable: Tally): number {
  return stable.networks < LEAST_NETWORKS ? 0 : (failureShare(stable) ?? 0)
}

function spoilt(share: number, usual: number): number {
  return usual < 1 ? (share - usual) / (1 - usual) : 0
}

/** The two shares compared as if both versions failed alike. */
function isBeyondChance(canary: Tally, stable: Tally): boolean {
  const pooled = (canary.failures + stable.failures) / (canary.loads + stable.loads)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / canary.loads + 1 / stable.loads))
  const difference = (failureShare(canary) ?? 0) - (failureShare(stable) ?? 0)
  return difference > BEYOND_CHANCE * error
}
