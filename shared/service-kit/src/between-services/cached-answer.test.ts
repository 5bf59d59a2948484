import { cachedAnswer } from './cached-answer.ts'

let time = 0
beforeEach(() => {
  time = 0
})
const now = () => time
const caching = { keepMs: 500, patienceMs: 30, now }

test('an answer is asked for once while it is kept, and again after that', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedAnswer(ask, caching)

  expect([await rate(), await rate()]).toEqual([4500, 4500])
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockResolvedValue(4700)
  time = 500
  expect(await rate()).toBe(4700)
})

test('the last answer holds while the other service is away, which is asked no more often for that', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedAnswer(ask, caching)
  await rate()
  ask.mockRejectedValue(new Error('busy'))
  time = 500

  expect([await rate(), await rate()]).toEqual([4500, 4500])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a slow service is not waited for: the last answer holds until the new one is there', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedAnswer(ask, caching)
  await rate()
  const { promise, resolve } = Promise.withResolvers<number>()
  ask.mockReturnValue(promise)
  time = 500

  expect(await rate()).toBe(4500)
  resolve(4700)
  await promise
  time = 600
  expect(await rate()).toBe(4700)
})

test('before the first answer there is nothing to go by: its failure is thrown', async () => {
  await expect(cachedAnswer(() => Promise.reject(new Error('busy')), caching)()).rejects.toThrow('busy')
})

test('where something is known from the start, that holds, and nobody waits for the first answer', async () => {
  const away = cachedAnswer<number | null>(() => Promise.reject(new Error('busy')), { ...caching, initial: null })
  const slow = cachedAnswer<number | null>(() => new Promise(() => {}), { ...caching, initial: null })

  expect([await away(), await slow()]).toEqual([null, null])
})
