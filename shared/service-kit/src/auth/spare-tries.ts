import type { Clock } from '../process/clock.ts'

/** The next and the last of the tries that a process may spend until then. */
type Spare = { next: number; last: number; until: Date }

const MOST_SPARE = 10_000

/** What this process has counted and not spent, by the counter. */
export function createSpareTries(clock: Clock) {
  const spare = new Map<string, Spare>()
  return {
    keep(counter: string, tries: Spare): void {
      // Most keys never come back.
      if (spare.size >= MOST_SPARE) spare.clear()
      spare.set(counter, tries)
    },

    /** Which try it is; null when none is left. */
    spend(counter: string): number | null {
      const tries = spare.get(counter)
      return tries && tries.next <= tries.last && tries.until > clock.now() ? tries.next++ : null
    },

    forget: (counter: string) => void spare.delete(counter),
  }
}
