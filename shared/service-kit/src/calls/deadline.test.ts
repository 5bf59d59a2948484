import { inTime } from './deadline.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  [{ method: 'GET', access: 'public' }, 1800],
  [{ method: 'GET', access: 'staff:orders' }, 2800],
  [{ method: 'POST', access: 'customer', onlyReads: true }, 1800],
  [{ method: 'POST', access: 'public' }, 15_000],
  [{ method: 'POST', access: 'staff:content', file: { types: ['image/png'], maxBytes: 1 } }, 24_000],
] as const)('%j behind a hanging database is answered as busy', async (call, limit) => {
  const answer = inTime(call, new Promise(() => {}))
  const refused = expect(answer).rejects.toMatchObject({ code: 'busy' })
  await jest.advanceTimersByTimeAsync(limit)
  await refused
})

test('an answer in time is the answer', async () => {
  expect(await inTime({ method: 'GET', access: 'public' }, Promise.resolve(1))).toBe(1)
  await expect(inTime({ method: 'GET', access: 'public' }, Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})
