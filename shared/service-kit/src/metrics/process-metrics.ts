import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client'

type Named<Label extends string> = {
  name: string
  help: string
  /** Their values come from lists of ours, never from what a client sent: each is a series for ever. */
  labelNames: readonly Label[]
}

// Modules count without being given a registry: the figures are those of the process, whichever of its services they work for.
const ofProcess: Metric[] = []

/** A number that only grows, shown by the metrics of this process. */
export function createCounter<Label extends string>(named: Named<Label>): Counter<Label> {
  const counter = new Counter({ ...named, registers: [] })
  ofProcess.push(counter)
  return counter
}

/** A number that goes up and down, shown by the metrics of this process. */
export function createGauge<Label extends string>(named: Named<Label>): Gauge<Label> {
  const gauge = new Gauge({ ...named, registers: [] })
  ofProcess.push(gauge)
  return gauge
}

/** How long something takes, in seconds, shown by the metrics of this process. */
export function createDurations<Label extends string>(named: Named<Label>, buckets: number[]): Histogram<Label> {
  const durations = new Histogram({ ...named, buckets, registers: [] })
  ofProcess.push(durations)
  return durations
}

/** Has a registry show what the modules of this process count. */
export function showProcessMetrics(registry: Registry): void {
  for (const metric of ofProcess) registry.registerMetric(metric)
}

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
