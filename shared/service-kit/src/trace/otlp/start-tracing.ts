import type { Log } from '../../log/log.ts'

type Settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
}
export type Tracing = { stop(): Promise<void> }

/** Sends traces to the collector that is configured. Without one nothing of the SDK is even loaded. */
export async function startTracing(settings: Settings, service: string, version: string, log: Log): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings
  if (!endpoint) return { stop: async () => {} }
  const { exportSpans } = await import('./exporting.ts')
  return exportSpans({ collector: { endpoint, headers: readHeaders(headers) }, service, version, log })
}

/** `name=value,other=value`, percent-encoded, as OpenTelemetry writes it. */
export function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), decodeURIComponent(value.join('=').trim())] as const
  })
  return Object.fromEntries(pairs.filter(([name, value]) => name && value))
}
