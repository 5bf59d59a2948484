import { listen } from './listen.ts'
import type { Metrics } from './metrics.ts'

/** Metrics on a port of their own, so that they are not public. Without a port nothing listens. */
export async function serveMetrics(
  { registry }: Metrics,
  port: number | undefined,
  host: string,
): Promise<{ port?: number; stop(drainMs?: number): Promise<void> }> {
  if (port === undefined) return { stop: async () => {} }
  return listen({
    host,
    port,
    app: async (_, res) => {
      const text = await registry.metrics()
      res.writeHead(200, { 'content-type': registry.contentType }).end(text)
    },
  })
}
