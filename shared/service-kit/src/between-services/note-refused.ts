import { Counter } from 'prom-client'
import type { Metrics } from '../app/metrics.ts'
import type { Log } from '../log/log.ts'
import { refusalsOf } from '../log/sample-refusals.ts'
import type { CallerProofs } from './authenticate-caller.ts'

/** Counts and logs the internal calls that were not let in: a key that is wrong, or somebody who has none. */
export function noteRefused({ log, metrics }: { log: Log; metrics: Metrics }): NonNullable<CallerProofs['onRefused']> {
  const refused = new Counter({
    name: 'internal_calls_refused_total',
    help: 'Calls to /internal that were not let in, by who they said they were and why',
    labelNames: ['caller', 'reason'],
    registers: [metrics.registry],
  })
  return facts => {
    refused.inc({ caller: facts.caller || 'none', reason: facts.reason })
    refusalsOf(log).write(`internal ${facts.reason}`, 'error', facts, 'an internal call was not let in')
  }
}
