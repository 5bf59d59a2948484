import { inTime } from './deadline.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  [{ method: 'GET' }, 3000],
  [{ method: 'POST', onlyReads: true }, 3000],
  [{ method: 'POST' }, 15_000],
  [{ method: 'POST', file: { types: ['image/png'], maxBytes: 1 } }, 24_000],
] as const)('%j behind a hanging database is answered as busy', async (call, limit) => {
  const answer = inTime(call, new Promise(() => {}))
  const refused = expect(answer).rejects.toMatchObject({ code: 'busy' })
  await jest.advanceTimersByTimeAsync(limit)
  await refused
})

test('an answer in time is the answer', async () => {
  expect(await inTime({ method: 'GET' }, Promise.resolve(1))).toBe(1)
  await expect(inTime({ method: 'GET' }, Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})
