import { Counter } from 'prom-client'
import type { Metrics } from '../app/metrics.ts'
import { addComputedGauge } from '../metrics/computed-gauge.ts'
import type { Outbox } from './outbox.repository.ts'
import type { EffectResult } from './outbox.ts'

/** `left_out`: an email whose mailbox had enough of its kind. */
type Result = EffectResult | 'failed' | 'dead' | 'left_out'
type OutboxMetrics = { count(effect: string, result: Result): void }

const TRIES = 'outbox_tries_total'

/** How tries ended, and how many dead letters wait for a person: an alert watches the second. */
export function outboxMetrics(metrics: Metrics | undefined, outbox: Outbox): OutboxMetrics {
  if (!metrics) return { count: () => {} }
  const { registry } = metrics
  const registers = [registry]
  const labelNames = ['effect', 'result'] as const
  // The services of one process share its metrics.
  const known = registry.getSingleMetric(TRIES)
  const tries =
    known instanceof Counter
      ? known
      : new Counter({ name: TRIES, help: 'Tries of side effects, by how they ended', labelNames, registers })
  deadLetters(metrics).add(outbox)
  return { count: (effect, result) => tries.inc({ effect, result }) }
}

const watched = new WeakMap<object, Set<Outbox>>()

function deadLetters(metrics: Metrics): Set<Outbox> {
  const known = watched.get(metrics.registry)
  if (known) return known
  const outboxes = new Set<Outbox>()
  watched.set(metrics.registry, outboxes)
  addComputedGauge(metrics.registry, {
    name: 'outbox_dead_letters',
    help: 'Side effects that were given up and wait for a person',
    labelNames: [],
    async compute() {
      const counts = await Promise.all([...outboxes].map(outbox => outbox.deadLetters()))
      return [{ labels: {}, value: counts.reduce((sum, count) => sum + count, 0) }]
    },
  })
  return outboxes
}
