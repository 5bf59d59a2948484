import { ShopError } from '@shop/contracts/errors'
import { demonstrationDetails as details } from '@shop/contracts/texts/shop-details'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { cacheShopDetails } from './shop-details.ts'

const api = (call: () => Promise<unknown>) => ({ ...createLocalApi([]), call: call as never })

test('pages ask once a second, and have a change of staff after that', async () => {
  let time = 0
  let answer = details
  const ask = jest.fn(async () => ({ details: answer }))
  const readDetails = cacheShopDetails(api(ask), () => time)
  expect(await readDetails()).toEqual(details)

  answer = { ...details, phone: '+380670000000' }
  time = 999
  expect((await readDetails())?.phone).toBe(details.phone)
  time = 1000
  expect((await readDetails())?.phone).toBe('+380670000000')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('while the owner is away the last ones hold, and at first nothing is known', async () => {
  let time = 0
  let isAway = true
  const readDetails = cacheShopDetails(
    api(async () => {
      if (isAway) throw new ShopError('busy')
      return { details }
    }),
    () => time,
  )
  expect(await readDetails()).toBeNull()
  time += 1000
  isAway = false
  expect(await readDetails()).toEqual(details)
  time += 1000
  isAway = true
  expect(await readDetails()).toEqual(details)
})

test('an owner that does not answer holds no page up', async () => {
  const readDetails = cacheShopDetails(api(() => new Promise(() => {})))

  expect(await readDetails()).toBeNull()
})
