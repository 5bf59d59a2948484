import { createDurations, secondsSince } from './process-metrics.ts'

/** Whom the shop asks outside; `sandbox` is its own page in place of a bank. */
export type OutsideSystem = 'wayforpay' | 'sandbox' | 'nova_poshta' | 'national_bank' | 'turbosms' | 'smtp' | 's3'

const durations = createDurations(
  {
    name: 'outside_call_seconds',
    help: 'How long systems outside the shop take to answer, by system and how it ends',
    labelNames: ['system', 'outcome'],
  },
  [0.05, 0.1, 0.3, 1, 3, 10, 30],
)

/**
 * Measures a question to a system outside the shop. `isRefusal` is given the answer, or the error where there was none; other
 * answers count as answered and other errors as not answered.
 */
export async function measureOutsideCall<Answer>(
  system: OutsideSystem,
  ask: () => Promise<Answer>,
  isRefusal: (end: unknown) => boolean = () => false,
): Promise<Answer> {
  const began = performance.now()
  const end = (outcome: 'answered' | 'refused' | 'not_answered') =>
    durations.observe({ system, outcome }, secondsSince(began))
  try {
    const answer = await ask()
    end(isRefusal(answer) ? 'refused' : 'answered')
    return answer
  } catch (error) {
    end(isRefusal(error) ? 'refused' : 'not_answered')
    throw error
  }
}
