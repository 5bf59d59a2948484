import { productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { startApi } from '../../test/start-api.ts'

afterEach(() => void jest.useRealTimers())

/** Longer than anybody who asks for a list or changes something is kept waiting. */
const LONGEST_PATIENCE_MS = 60_000

test('a start waits for a large catalogue however long it takes to be read', async () => {
  const rate = Promise.withResolvers<number>()
  const { service } = await startApi({ rates: () => rate.promise })
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
  })

  const opened = service.prepare?.().then(
    () => 'open',
    error => error.code,
  )
  await jest.advanceTimersByTimeAsync(LONGEST_PATIENCE_MS)
  jest.useRealTimers()
  rate.resolve(4500)

  expect(await opened).toBe('open')
  const { count } = await createLocalApi(service.routes).call(productsByFiltersEndpoint)
  expect(count).toBeGreaterThan(10)
})
