import { ShopError } from '@shop/contracts/errors'
import { demonstrationDetails as details } from '@shop/contracts/texts/shop-details'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { cacheShopDetails } from './shop-details.ts'

const api = (call: () => Promise<unknown>) => ({ ...createLocalApi([]), call: call as never })

test('pages ask once a second, and have a change of staff after that', async () => {
  let time = 0
  let answer = details
  const ask = jest.fn(async () => ({ details: answer }))
  const known = cacheShopDetails(api(ask), () => time)
  expect(await known()).toEqual(details)

  answer = { ...details, phone: '+380670000000' }
  time = 999
  expect((await known())?.phone).toBe(details.phone)
  time = 1000
  expect((await known())?.phone).toBe('+380670000000')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('while the owner is away the last ones hold, and at first nothing is known', async () => {
  let time = 0
  let isAway = true
  const known = cacheShopDetails(
    api(async () => {
      if (isAway) throw new ShopError('busy')
      return { details }
    }),
    () => time,
  )
  expect(await known()).toBeNull()
  time += 1000
  isAway = false
  expect(await known()).toEqual(details)
  time += 1000
  isAway = true
  expect(await known()).toEqual(details)
})

test('an owner that does not answer holds no page up', async () => {
  const known = cacheShopDetails(api(() => new Promise(() => {})))

  expect(await known()).toBeNull()
})
