import { silentLog } from '../../log/log.ts'
import { isRecordingSpans } from '../spans.ts'
import { readHeaders, startTracing } from './start-tracing.ts'

test('without the address of a collector no spans are recorded', async () => {
  const { stop } = await startTracing({}, 'catalog', 'working-tree', silentLog)
  expect(isRecordingSpans()).toBe(false)
  await stop()
})

test('with one they are, until the process ends', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  const { stop } = await startTracing(settings, 'catalog', 'working-tree', silentLog)
  expect(isRecordingSpans()).toBe(true)
  await stop()
  expect(isRecordingSpans()).toBe(false)
})

test('what a collector wants to be shown is read as OpenTelemetry writes it', () => {
  expect(readHeaders('authorization=Basic%20abc==, x-team = levada ,,broken')).toEqual({
    authorization: 'Basic abc==',
    'x-team': 'levada',
  })
  expect(readHeaders('')).toEqual({})
})
