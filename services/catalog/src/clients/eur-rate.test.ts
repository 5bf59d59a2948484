import { cachedEurRate } from './eur-rate.ts'

test('the rate is requested once and then known', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)

  expect([await rate(), await rate()]).toEqual([4500, 4500])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the last rate holds while its owner does not answer', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const ask = jest.fn(async () => 4500)
  const rate = cachedEurRate(ask)
  await rate()
  ask.mockRejectedValue(new Error('busy'))
  now.mockReturnValue(31_000)

  expect(await rate()).toBe(4500)
  expect(ask).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

test('without any rate the request fails and no rate is guessed', async () => {
  await expect(cachedEurRate(() => Promise.reject(new Error('busy')))()).rejects.toThrow('busy')
})
