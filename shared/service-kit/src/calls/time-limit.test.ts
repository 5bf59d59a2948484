import { ShopError } from '@shop/contracts/errors'
import { waitAtMost, withTimeLimit } from './time-limit.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const isNeverDone = () => new Promise<string>(() => {})

test('work that ends in time is answered as it ended, and leaves no timer behind', async () => {
  expect(await withTimeLimit(Promise.resolve('done'), 1000, () => 'late')).toBe('done')
  await expect(withTimeLimit(Promise.reject(new Error('bug')), 1000, () => 'late')).rejects.toThrow('bug')
  expect(jest.getTimerCount()).toBe(0)
})

test('work that takes too long is answered in its place, or refused', async () => {
  const answer = withTimeLimit(isNeverDone(), 1000, () => 'late')
  const refused = expect(
    withTimeLimit(isNeverDone(), 1000, () => {
      throw new ShopError('busy')
    }),
  ).rejects.toMatchObject({ code: 'busy' })

  await jest.advanceTimersByTimeAsync(1000)

  expect(await answer).toBe('late')
  await refused
})

test('what is only waited for may fail or go on: neither is heard of', async () => {
  await waitAtMost(Promise.reject(new Error('bug')), 1000)
  const waiting = waitAtMost(isNeverDone(), 1000)
  await jest.advanceTimersByTimeAsync(1000)

  expect(await waiting).toBeUndefined()
})
