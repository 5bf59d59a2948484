import { priceSamplesEndpoint } from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'

test('samples of prices are the cheapest sizes of shown articles, from all of the catalogue and always the same', async () => {
  const { internal } = await startApi()

  const { samples } = await internal.call(priceSamplesEndpoint, {})

  expect(samples.length).toBeGreaterThan(100)
  expect(samples.length).toBeLessThanOrEqual(300)
  expect(new Set(samples.map(({ article }) => article)).size).toBe(samples.length)
  expect(await internal.call(priceSamplesEndpoint, {})).toEqual({ samples })
})
