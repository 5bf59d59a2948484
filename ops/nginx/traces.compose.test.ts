import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { openTraceSink } from '@shop/testing/trace-sink'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'

const isHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe : describe.skip

describeHere('with a collector of traces', () => {
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  let sink: Awaited<ReturnType<typeof openTraceSink>>
  beforeAll(async () => {
    sink = await openTraceSink()
    shape = await startProductionShape({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint } })
    await shape.seed()
  })
  afterAll(() => shape?.stop())
  const quote = () => askPrice(createBrowser(shape.url), [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }])

  test('a price is one trace from nginx through the checkout to the catalogue, under the id that the shopper got', async () => {
    const { status, headers } = await quote()
    expect(status).toBe(200)
    // While the collector is overloaded, shoppers notice nothing.
    sink.state.status = 503
    expect((await quote()).status).toBe(200)
    sink.state.status = 200
    // What was not sent yet is sent as the processes end.
    await shape.stop()

    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const trace = sink.spans.filter(({ traceId }) => traceId === id)
    const find = (service: string, name: string) =>
      trace.find(span => span.service === `levada/${service}` && span.name === name)
    const asked = find('cart-checkout', 'POST /api/cart/quote')
    // nginx writes no spans: the first of ours begins the trace.
    expect(asked).toMatchObject({ kind: 2, status: { code: 0 } })
    expect(asked?.parentSpanId).toBeUndefined()
    const question = trace.find(({ kind, parentSpanId }) => kind === 3 && parentSpanId === asked?.spanId)
    expect(find('catalog', `POST ${question?.name}`)?.parentSpanId).toBe(question?.spanId)
  })
})
