import { internalEurRateEndpoint } from '@shop/contracts/delivery/rates'
import { changeSettings } from '../../test/change-settings.ts'
import { startApi } from '../../test/start-api.ts'
import { seedCartCheckout } from '../seed.ts'

test('the rate of the euro is given in hryvnias, and to other services in hundredths', async () => {
  const api = await startApi()

  expect((await api.get('/api/rates/all?type=currency')).body.rates).toEqual([
    { currency: 'EUR', rate: 45, since: '2026-11-21T10:00:00.000Z' },
  ])
  expect(await api.internal.call(internalEurRateEndpoint, {})).toEqual({ rate_hundredths: 4500 })
})

test('the tariffs are listed by service, zone and weight', async () => {
  const api = await startApi()

  const { rates } = (await api.get('/api/rates/all?type=post-office-delivery')).body

  expect(rates).toContainEqual({
    service: 'nova-poshta',
    zone: 'UA',
    method: 'post',
    weight_to_kg: 1,
    price_uah: 80,
    price_eur: null,
  })
  expect((await api.get('/api/rates/all')).status).toBe(400)
})

test('seeding again leaves what staff entered', async () => {
  const api = await startApi()
  await api.db.collection('currency_rates').updateOne({}, { $set: { rate: 4820 } })

  await changeSettings(api, () => seedCartCheckout(api.db))

  expect((await api.get('/api/rates/all?type=currency')).body.rates).toMatchObject([{ rate: 48.2 }])
})

test('a shop whose staff have not entered a rate yet says so instead of failing', async () => {
  const api = await startApi()
  await changeSettings(api, () => api.db.collection('currency_rates').deleteMany({}))

  expect((await api.get('/api/rates/all?type=currency')).body).toEqual({ status: true, rates: [] })
  await expect(api.internal.call(internalEurRateEndpoint, {})).rejects.toMatchObject({ code: 'busy' })
})
