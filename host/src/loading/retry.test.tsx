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

test('a chunk that fails to load is requested again after 5, 10 and 20 seconds, and so on', async () => {
  const load = jest.fn().mockRejectedValue(new Error('the server is away'))
  load.mockRejectedValueOnce(new Error('still')).mockRejectedValueOnce(new Error('still')).mockResolvedValue('drawers')
  const loaded = retry(load)

  await jest.advanceTimersByTimeAsync(15_000)

  expect(await loaded).toBe('drawers')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a file that is gone for good is asked for less and less often, at last every five minutes', async () => {
  const load = jest.fn().mockRejectedValue(new Error('gone'))
  retry(load)

  await jest.advanceTimersByTimeAsync(3600_000)
  const asked = load.mock.calls.length
  expect(asked).toBeLessThan(20)
  await jest.advanceTimersByTimeAsync(300_000)
  expect(load).toHaveBeenCalledTimes(asked + 1)
})
