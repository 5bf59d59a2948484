import type { Figures } from './figures.ts'

const MOST_RESTARTS = 1
const LEAST_ERRORS = 5
const MOST_ERRORS = 0.02
const TIMES_ERRORS = 3
const LEAST_ANSWERS = 50
const SLOW_S = 0.3
const TIMES_SLOWER = 2
const OF_ANSWERS = 0.95

/**
 * Why a new version is to be taken back, by what its copies answered and what those before answered meanwhile; null: nothing speaks
 * against it. Errors count from five on, above 2 % of the answers and three times the share of before; latency by the time that 95 of
 * 100 answers keep to, from 50 answers of each on, above 0.3 s and twice that of before.
 */
export function judgeCopies(now: Figures, before: Figures): string | null {
  if (now.restarts > MOST_RESTARTS) return `its processes ended by themselves ${now.restarts} times`
  const share = shareOfErrors(now)
  if (now.errors >= LEAST_ERRORS && share > MOST_ERRORS && share > TIMES_ERRORS * shareOfErrors(before))
    return `${now.errors} of its ${now.answers} answers were errors, of the version before ${before.errors} of ${before.answers}`
  if (now.answers < LEAST_ANSWERS || before.answers < LEAST_ANSWERS) return null
  const [time, timeBefore] = [timeOfMost(now), timeOfMost(before)]
  if (time > SLOW_S && time > TIMES_SLOWER * timeBefore)
    return `95 of 100 answers take up to ${time} s, of the version before up to ${timeBefore} s`
  return null
}

function shareOfErrors({ errors, answers }: Figures): number {
  return answers > 0 ? errors / answers : 0
}

/** The bucket, in seconds, within which 95 of 100 answers come. */
function timeOfMost({ answers, within }: Figures): number {
  const buckets = [...within].toSorted(([one], [other]) => one - other)
  const [seconds] = buckets.find(([, count]) => count >= OF_ANSWERS * answers) ?? [Number.POSITIVE_INFINITY]
  return seconds
}
