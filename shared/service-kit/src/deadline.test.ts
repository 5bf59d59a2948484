import { inTime } from './deadline.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  ['GET', 3000],
  ['POST', 15_000],
] as const)('a %s behind a hanging database is told to come back', async (method, limit) => {
  const answer = inTime(method, new Promise(() => {}))
  const refused = expect(answer).rejects.toMatchObject({ code: 'busy' })
  await jest.advanceTimersByTimeAsync(limit)
  await refused
})

test('an answer in time is the answer', async () => {
  expect(await inTime('GET', Promise.resolve(1))).toBe(1)
  await expect(inTime('GET', Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})
