import { createSharedRuns } from '../shared-runs.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Long enough for the lists of all large towns of a country. */
const MOST_BYTES = 16 * 1024 * 1024
/** Of an answer that says nothing: questions for what is not there must not fill the memory. */
const LEAST_BYTES = 1024

/**
 * Keeps prepared answers by what they answer, so many bytes of them: who was asked for longest ago gives way. What is asked for again
 * while it is being made is waited for.
 */
export function createPreparedAnswers(mostBytes = MOST_BYTES) {
  const kept = new Map<string, PreparedAnswer>()
  const making = createSharedRuns<PreparedAnswer>()
  let bytes = 0

  function drop(key: string): void {
    const answer = kept.get(key)
    if (!answer) return
    kept.delete(key)
    bytes -= sizeOf(answer)
  }

  function keep(key: string, answer: PreparedAnswer): void {
    drop(key)
    kept.set(key, answer)
    bytes += sizeOf(answer)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  return async (key: string, prepare: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> => {
    const answer = kept.get(key) ?? (await making(key, prepare))
    keep(key, answer)
    return answer
  }
}

function sizeOf({ packed: { br, gzip, identity } }: PreparedAnswer): number {
  return LEAST_BYTES + br.length + gzip.length + identity.length
}
