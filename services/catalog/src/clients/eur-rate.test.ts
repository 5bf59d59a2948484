import { keptEurRate } from './eur-rate.ts'

test('is asked once and then known', async () => {
  const ask = jest.fn(async () => 4500)
  const rate = keptEurRate(ask)

  expect([await rate(), await rate()]).toEqual([4500, 4500])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the last rate holds while its owner is silent', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const ask = jest.fn(async () => 4500)
  const rate = keptEurRate(ask)
  await rate()
  ask.mockRejectedValue(new Error('busy'))
  now.mockReturnValue(31_000)

  expect(await rate()).toBe(4500)
  expect(ask).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

test('without any rate nobody guesses one', async () => {
  await expect(keptEurRate(() => Promise.reject(new Error('busy')))()).rejects.toThrow('busy')
})
