import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { waitAtMost } from '../../calls/time-limit.ts'
import type { Log } from '../../log/log.ts'
import { recordSpans } from '../spans.ts'
import { createSpanRecorder, createTraceIds } from './span-recorder.ts'
import { watchExporter } from './watched-exporter.ts'

export type Collector = {
  /** Where it listens, without a path: http://collector:4318. */
  endpoint: string
  /** What it wants to be shown with each request, a key for one. */
  headers: Record<string, string>
}

type Exporting = { collector: Collector; service: string; version: string; log: Log; everyMs?: number | undefined }

/** Spans that wait to be sent; further ones are lost. A kilobyte each. */
const MOST_WAITING = 2048
const BATCH = 512
const EVERY_MS = 5000
/** How long a batch is tried again while the collector is away or overloaded (429, 502 to 504). */
const PATIENCE_MS = 8000
/** The last batch has so long: a process that ends has 15 seconds for all. */
const LAST_MS = 2000

/** Records the spans of this process and sends them to a collector. No request waits for it, and none fails by it. */
export function exportSpans({ collector, service, version, log, everyMs = EVERY_MS }: Exporting) {
  const exporter = new OTLPTraceExporter({
    url: `${collector.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: collector.headers,
    timeoutMillis: PATIENCE_MS,
    concurrencyLimit: 2,
  })
  const processor = new BatchSpanProcessor({
    exporter: watchExporter(exporter, log),
    ...{ maxQueueSize: MOST_WAITING, maxExportBatchSize: BATCH },
    ...{ scheduledDelayMillis: everyMs, exportTimeoutMillis: PATIENCE_MS + 1000 },
  })
  const ids = createTraceIds()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `levada/${service}`, 'service.version': version }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [processor],
    idGenerator: ids,
  })
  recordSpans(createSpanRecorder(provider.getTracer('levada'), ids))
  return {
    /** Sends what is left, for two seconds at most. */
    async stop(): Promise<void> {
      recordSpans(null)
      await waitAtMost(provider.shutdown(), LAST_MS)
    },
  }
}
