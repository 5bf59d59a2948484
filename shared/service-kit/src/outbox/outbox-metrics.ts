import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../app/metrics.ts'
import type { Outbox } from './outbox.repository.ts'
import type { EffectResult } from './outbox.ts'

/** `left_out`: an email whose mailbox had enough of its kind. */
type Result = EffectResult | 'failed' | 'dead' | 'left_out'
type OutboxMetrics = { count(effect: string, result: Result): void }

const TRIES = 'outbox_tries_total'
const DEAD = 'outbox_dead_letters'

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
  deadLetters(registry).add(outbox)
  return { count: (effect, result) => tries.inc({ effect, result }) }
}

const watched = new WeakMap<object, Set<Outbox>>()

function deadLetters(registry: Metrics['registry']): Set<Outbox> {
  const outboxes = watched.get(registry) ?? new Set<Outbox>()
  if (watched.has(registry)) return outboxes
  watched.set(registry, outboxes)
  new Gauge({
    name: DEAD,
    help: 'Side effects that were given up and wait for a person',
    registers: [registry],
    async collect() {
      const counts = await Promise.all([...outboxes].map(outbox => outbox.deadLetters()))
      this.set(counts.reduce((sum, count) => sum + count, 0))
    },
  })
  return outboxes
}
