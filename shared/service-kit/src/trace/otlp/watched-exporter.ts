import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../../log/log.ts'
import { createCounter } from '../../metrics/process-metrics.ts'

const lost = createCounter({
  name: 'trace_spans_lost_total',
  help: 'Spans that the collector did not take',
  labelNames: [],
})

/** Counts what the collector does not take, and writes one line when that begins and one when it ends. */
export function watchExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const failed = result.code !== 0
        if (failed) lost.inc(spans.length)
        if (failed && !isAway) log.warn({ err: result.error }, 'the collector of traces takes none')
        if (!failed && isAway) log.info({}, 'the collector of traces takes them again')
        isAway = failed
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
