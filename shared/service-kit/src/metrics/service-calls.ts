import { ShopError } from '@shop/contracts/errors'
import { NotAnswered } from '../trace/not-answered.ts'
import { inSpan } from '../trace/request-trace.ts'
import { createDurations, secondsSince } from './process-metrics.ts'

const durations = createDurations(
  {
    name: 'service_call_seconds',
    help: 'How long calls to other services take, by what is asked for and how they end',
    labelNames: ['asked', 'outcome'],
  },
  [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
)

/** Measures a call to another service. `asked`: the path of its contract, without values. */
export async function measureServiceCall<Answer>(asked: string, call: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  const end = (outcome: 'answered' | 'refused' | 'not_answered') =>
    durations.observe({ asked, outcome }, secondsSince(began))
  try {
    const answer = await inSpan({ name: asked, kind: 'client', facts: { 'url.path': asked } }, call)
    end('answered')
    return answer
  } catch (error) {
    end(error instanceof ShopError && !(error instanceof NotAnswered) ? 'refused' : 'not_answered')
    throw error
  }
}
