import type { IncomingMessage, ServerResponse } from 'node:http'
import { WORKING_TREE } from '@shop/contracts/released-services'
import type { Middleware } from 'koa'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { showProcessMetrics } from '../metrics/process-metrics.ts'

/** Metrics of one process for Prometheus; read on an internal port, never through the gateway. */
export type Metrics = { registry: Registry; observe(request: Observed): void }

/** The route is known when the answer has been sent. */
type Observed = { req: IncomingMessage; res: ServerResponse; state: { route?: string } }

/** Measures each answer by route template; `service` and `version` are the labels of all its metrics. */
export function createMetrics(service: string, version = WORKING_TREE): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service, version })
  collectDefaultMetrics({ register: registry })
  showProcessMetrics(registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers take, by route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 1.5, 3, 10],
    registers: [registry],
  })
  // Looking up the series of a label each time costs more than counting, and so does a new text for their names.
  const known = new Map<string, Map<string, Map<number, Series>>>()
  const seriesOf = (method: string, route: string, status: number) => {
    const ofRoute = inside(known, route, () => new Map<string, Map<number, Series>>())
    const ofMethod = inside(ofRoute, method, () => new Map<number, Series>())
    return inside(ofMethod, status, () => duration.labels({ method, route, status }))
  }
  const observe = ({ req, res, state }: Observed): void => {
    const began = performance.now()
    res.on('close', () => {
      // Addresses that match no route share one label: clients must not be able to invent labels.
      const series = seriesOf(req.method ?? 'GET', state.route ?? 'none', res.statusCode)
      series.observe((performance.now() - began) / 1000)
    })
  }
  return { registry, observe }
}

/** Counts each answer and how long it took. */
export function measure(metrics: Metrics): Middleware {
  return (ctx, next) => {
    metrics.observe(ctx)
    return next()
  }
}

type Series = { observe(seconds: number): void }

function inside<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = known.get(key)
  if (there !== undefined) return there
  const made = make()
  known.set(key, made)
  return made
}
