import type { Middleware } from 'koa'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Numbers of one process for Prometheus; read on an internal port, never through the gateway. */
export type Metrics = { registry: Registry; observe: Middleware }

/** Measures each answer by route template; `service` is the label of all its numbers. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers take, by route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 1.5, 3, 10],
    registers: [registry],
  })
  const observe: Middleware = async (ctx, next) => {
    const done = duration.startTimer()
    // Addresses that match no route share one label: strangers must not be able to invent labels.
    const note = () => done({ method: ctx.method, route: ctx.state.route ?? 'none', status: ctx.res.statusCode })
    ctx.res.once('close', note)
    await next()
  }
  return { registry, observe }
}
