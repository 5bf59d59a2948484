import { cachedEurRate } from './eur-rate.ts'

const now = jest.spyOn(performance, 'now')
beforeEach(() => now.mockReturnValue(0))
afterAll(() => now.mockRestore())

test('the rate is requested once within half a second', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)

  expect([await rate(), await rate()]).toEqual([4500, 4500])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a rate that staff change is known by the next look at the lists', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)
  await rate()
  ask.mockResolvedValue(4700)
  now.mockReturnValue(1000)

  expect(await rate()).toBe(4700)
})

test('the last rate holds while its owner does not answer', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)
  await rate()
  ask.mockRejectedValue(new Error('busy'))
  now.mockReturnValue(1000)

  expect(await rate()).toBe(4500)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a slow owner is not waited for: the last rate holds until the new one is there', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)
  await rate()
  const { promise, resolve } = Promise.withResolvers<number>()
  ask.mockReturnValue(promise)
  now.mockReturnValue(1000)

  expect(await rate()).toBe(4500)
  resolve(4700)
  await promise
  now.mockReturnValue(1100)
  expect(await rate()).toBe(4700)
})

test('without any rate the request fails and no rate is guessed', async () => {
  await expect(cachedEurRate(() => Promise.reject(new Error('busy')))()).rejects.toThrow('busy')
})
