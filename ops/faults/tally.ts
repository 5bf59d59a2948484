type Answer = { at: number; status: number; what: string; retryAfter: string | null; heard?: Heard }
/** How long a buyer waited for an answer, and what it said of itself. */
type Heard = { ms: number; sentence: string | null }

/** A connection that broke: there is no answer, and what was done is unknown. */
const NO_ANSWER = 0
const COMING_BACK = new Set([502, 503, 504])
/** What is away must be back this soon without a person (A, B). */
const RECOVERY_MS = 15_000

export type Tally = ReturnType<typeof createTally>

/** Counts the answers that buyers and the bank get, and lists those that they must never get. */
export function createTally() {
  const bad: Answer[] = []
  const faults: number[] = []
  let windowEnd = 0

  return {
    /** Something was broken just now; the window is open until it is mended, and a little longer. */
    fault: (): void => void faults.push(Date.now()),
    recordMended(): void {
      windowEnd = Date.now()
    },
    record(what: string, status: number, headers?: Headers, heard?: Heard): void {
      const isBad = status === NO_ANSWER || status >= 500
      const retryAfter = headers?.get('retry-after') ?? null
      if (isBad) bad.push({ at: Date.now(), status, what, retryAfter, ...(heard && { heard }) })
    },
    unavailable: (): number => bad.length,
    /** The longest time from a fault to the last trouble that it caused. */
    recoverySeconds(): number {
      const waits = bad.map(({ at }) => at - (faults.findLast(fault => fault <= at) ?? at))
      return Math.max(0, ...waits) / 1000
    },
    /** Buyers who were told to come back later than they may be, or not in words. */
    unclear(latestMs: number): string[] {
      return bad.flatMap(({ what, status, heard }) => {
        if (status === NO_ANSWER || !heard) return []
        if (!heard.sentence) return `${what} was answered ${status} without a sentence`
        return heard.ms > latestMs ? `${what} was answered ${status} after ${(heard.ms / 1000).toFixed(1)} s` : []
      })
    },
    violations(): string[] {
      return bad.flatMap(({ at, status, what, retryAfter }) => {
        const isKnown = status === NO_ANSWER || COMING_BACK.has(status)
        if (!isKnown) return `${what} was answered ${status}`
        const first = faults[0] ?? Number.POSITIVE_INFINITY
        const last = Math.max(windowEnd, faults.at(-1) ?? 0) + RECOVERY_MS
        if (at < first || at > last) return `${what} was answered ${status || 'nothing'} outside the window`
        return status !== NO_ANSWER && !retryAfter ? `${what} was answered ${status} without Retry-After` : []
      })
    },
  }
}
