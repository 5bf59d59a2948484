import { retry } from './retry.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a chunk that fails to load is requested again as soon as there is a connection', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('drawers')
  const loaded = retry(load)
  await jest.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(1)

  dispatchEvent(new Event('online'))

  expect(await loaded).toBe('drawers')
})

test('a chunk that fails to load is requested again and again after a while', async () => {
  const load = jest.fn().mockRejectedValue(new Error('the server is away'))
  load.mockRejectedValueOnce(new Error('still')).mockRejectedValueOnce(new Error('still')).mockResolvedValue('drawers')
  const loaded = retry(load)

  await jest.advanceTimersByTimeAsync(10_000)

  expect(await loaded).toBe('drawers')
  expect(load).toHaveBeenCalledTimes(3)
})
