import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeAfterTest } from './after-test.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
/** A span as OTLP writes it in JSON; `service`: of the resource that it came with. */
export type SentSpan = {
  service: string
  version: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  status: { code: number }
  attributes: Attribute[]
}
type Body = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A collector of traces: it takes OTLP over HTTP as JSON, or answers with another status while one is set. */
export async function openTraceSink() {
  const spans: SentSpan[] = []
  const state = { status: 200, asked: 0, paths: new Set<string>(), headers: {} as Record<string, unknown> }
  const server = createServer(async (req, res) => {
    const body = await text(req)
    state.asked++
    state.paths.add(`${req.method} ${req.url} ${req.headers['content-type']}`)
    state.headers = req.headers
    if (state.status === 200) spans.push(...spansIn(JSON.parse(body)))
    res.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  closeAfterTest(async () => close())
  return { endpoint: `http://127.0.0.1:${Object(server.address()).port}`, spans, state, close }
}

function spansIn({ resourceSpans }: Body): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const findText = (key: string) =>
      resource.attributes.find(attribute => attribute.key === key)?.value.stringValue ?? ''
    const of = { service: findText('service.name'), version: findText('service.version') }
    return scopeSpans.flatMap(({ spans }) => spans.map(span => ({ ...span, ...of })))
  })
}
