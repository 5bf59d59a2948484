import { insist } from './retry.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a part that does not come is asked for again as soon as there is a connection', async () => {
  const bring = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('drawers')
  const brought = insist(bring)
  await jest.advanceTimersByTimeAsync(1000)
  expect(bring).toHaveBeenCalledTimes(1)

  dispatchEvent(new Event('online'))

  expect(await brought).toBe('drawers')
})

test('without word of a connection it is asked for again after a while, and again', async () => {
  const bring = jest.fn().mockRejectedValue(new Error('the server is away'))
  bring.mockRejectedValueOnce(new Error('still')).mockRejectedValueOnce(new Error('still')).mockResolvedValue('drawers')
  const brought = insist(bring)

  await jest.advanceTimersByTimeAsync(10_000)

  expect(await brought).toBe('drawers')
  expect(bring).toHaveBeenCalledTimes(3)
})
