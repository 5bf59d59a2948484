import { newRequestId, parentSpanOf, readTraceparent, traceIdOf, writeTraceparent } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test('a traceparent is read as it is written', () => {
  const written = writeTraceparent({ traceId, spanId }, true)
  expect(written).toBe(`00-${traceId}-${spanId}-01`)
  expect(readTraceparent(written)).toEqual({ traceId, spanId })
})

test.each([
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a short trace', `00-${traceId.slice(1)}-${spanId}-01`],
  ['more than there is', `00-${traceId}-${spanId}-01-more`],
  ['another version', `ff-${traceId}-${spanId}-01`],
  ['nothing', ''],
  ['no header', undefined],
])('a traceparent with %s is none', (_, header) => {
  expect(readTraceparent(header)).toBeNull()
})

test('the id of a request is that of its trace, wherever it was drawn', () => {
  expect(traceIdOf(traceId)).toBe(traceId)
  expect(traceIdOf('4bf92f35-77b3-4da6-a3ce-929d0e0e4736')).toBe(traceId)
  const drawn = newRequestId()
  expect(traceIdOf(drawn)).toBe(drawn)
})

test('an id of another form has a trace all the same, and always the same one', () => {
  for (const id of ['given-by-the-gateway', '0'.repeat(32)]) {
    expect(traceIdOf(id)).toMatch(/^(?!0+$)[0-9a-f]{32}$/)
    expect(traceIdOf(id)).toBe(traceIdOf(id))
  }
  expect(traceIdOf('one-request')).not.toBe(traceIdOf('other-request'))
})

test('a span is believed to be the parent only in the trace of the request itself', () => {
  expect(parentSpanOf(traceId, `00-${traceId}-${spanId}-01`)).toBe(spanId)
  expect(parentSpanOf('a'.repeat(32), `00-${traceId}-${spanId}-01`)).toBeUndefined()
})

test('what nginx fills in is no span', () => {
  expect(parentSpanOf(traceId, `00-${traceId}-${traceId.slice(0, 16)}-01`)).toBeUndefined()
})
