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
  // Finding the numbers of a label anew each time costs more than counting.
  const known = new Map<string, { observe(seconds: number): void }>()
  const numbersOf = (method: string, route: string, status: number) => {
    const name = `${method} ${route} ${status}`
    const numbers = known.get(name) ?? duration.labels({ method, route, status })
    known.set(name, numbers)
    return numbers
  }
  const observe: Middleware = (ctx, next) => {
    const began = performance.now()
    ctx.res.once('close', () => {
      // Addresses that match no route share one label: strangers must not be able to invent labels.
      const numbers = numbersOf(ctx.method, ctx.state.route ?? 'none', ctx.res.statusCode)
      numbers.observe((performance.now() - began) / 1000)
    })
    return next()
  }
  return { registry, observe }
}
