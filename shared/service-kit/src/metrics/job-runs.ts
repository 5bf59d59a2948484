import { inSpan } from '../trace/request-trace.ts'
import { createDurations, createGauge, secondsSince } from './process-metrics.ts'

// Prometheus has a label `job` of its own.
const runs = createDurations(
  {
    name: 'job_run_seconds',
    help: 'How long runs of jobs take, by name and how they end',
    labelNames: ['name', 'outcome'],
  },
  [0.01, 0.1, 1, 10, 60, 600],
)
const lastSuccess = createGauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When a job ran well for the last time in this process, or began to be looked after',
  labelNames: ['name'],
})
const periods = createGauge({
  name: 'job_period_seconds',
  help: 'How often a job is due',
  labelNames: ['name'],
})

type Measured = { name: string; everySeconds: number }

/** From now on the job is due here: how long it has not run well is counted from now. */
export function expectJob({ name, everySeconds }: Measured, now: Date): void {
  periods.set({ name }, everySeconds)
  lastSuccess.set({ name }, now.getTime() / 1000)
}

/** Measures one run of a job. */
export async function measureJob({ name }: Measured, now: () => Date, run: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  try {
    await inSpan({ name: `job ${name}`, kind: 'internal' }, run)
    runs.observe({ name, outcome: 'done' }, secondsSince(began))
    lastSuccess.set({ name }, now().getTime() / 1000)
  } catch (error) {
    runs.observe({ name, outcome: 'failed' }, secondsSince(began))
    throw error
  }
}
