import { changeSettings } from '../../test/change-settings.ts'
import { startApi } from '../../test/start-api.ts'

const root = '/api/cart/checkout/international-delivery'

async function open() {
  const api = await startApi()
  const price = (wish: object = {}) =>
    api.post(`${root}/calculate-price-delivery`, {
      country_code: 'PL',
      service: 'ukrposhta',
      weight: 1.15,
      currency: 'UAH',
      ...wish,
    })
  const servicesTo = (code: string) => api.get(`${root}/country/by-code/${code}/delivery-services`)
  return { api, price, servicesTo }
}

test('a shopper abroad is offered the countries that some carrier serves, in both languages', async () => {
  const { api } = await open()

  const { countries } = (await api.get(`${root}/countries`)).body

  expect(countries).toContainEqual({ code: 'PL', title: { uk: 'Польща', en: 'Poland' }, flag: '🇵🇱' })
  const codes = countries.map(({ code }: { code: string }) => code)
  for (const code of ['UA', 'RU', 'BY', 'AQ']) expect(codes).not.toContain(code)
})

test('Poland has three carriers, the quickest first; Japan has one', async () => {
  const { servicesTo } = await open()

  expect((await servicesTo('PL')).body.services).toEqual([
    { slug: 'nova-poshta', title: { uk: 'Нова пошта', en: 'Nova Poshta' }, days_min: 3, days_max: 7 },
    {
      slug: 'nictarin',
      title: { uk: 'Nictarin (прискорена)', en: 'Nictarin (expedited)' },
      days_min: 7,
      days_max: 14,
    },
    { slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, days_min: 28, days_max: 56 },
  ])
  expect((await servicesTo('JP')).body.services).toMatchObject([{ slug: 'ukrposhta' }])
})

test('a code may be written small; a country that nobody goes to has no carrier; nonsense is refused', async () => {
  const { servicesTo } = await open()

  expect((await servicesTo('pl')).body.services).toHaveLength(3)
  expect((await servicesTo('AQ')).body.services).toEqual([])
  for (const nonsense of ['POL', '1', '%7B%22$gt%22%7D']) expect((await servicesTo(nonsense)).status).toBe(400)
})

test('1.150 kg to the EU by Ukrposhta cost 950 hryvnias, or 21.12 euros at 45.00', async () => {
  const { price } = await open()

  expect((await price()).body).toEqual({
    status: true,
    data: { price: 950, currency: 'UAH', days_min: 28, days_max: 56 },
  })
  expect((await price({ currency: 'EUR' })).body.data).toMatchObject({ price: 21.12, currency: 'EUR' })
})

test.each([
  [0.5, 520],
  [0.5004, 520],
  [0.501, 690],
  [1, 690],
  [2, 950],
  [20, 3900],
])('%s kg cost %s hryvnias: a step carries exactly its weight, to the gram', async (weight, uah) => {
  const { price } = await open()

  expect((await price({ weight })).body.data.price).toBe(uah)
})

test('the price in euros that staff entered is not computed by the rate', async () => {
  const { api, price } = await open()
  const row = { zone: 'EU', method: 'international', service: 'ukrposhta', weightToKg: 2 }
  await changeSettings(api, () => api.db.collection('delivery_rates').updateOne(row, { $set: { priceEur: 1990 } }))

  expect((await price({ currency: 'EUR' })).body.data.price).toBe(19.9)
  expect((await price()).body.data.price).toBe(950)
})

test.each([
  ['a parcel that is too heavy', { weight: 20.001 }],
  ['a country that nobody goes to', { country_code: 'AQ' }],
  ['a carrier that does not go there', { service: 'nova-poshta', country_code: 'DE' }],
  ['a carrier that nobody knows', { service: 'pigeons' }],
])('%s has no price, and never the price 0', async (_, wish) => {
  const { price } = await open()

  const { status, body } = await price(wish)

  expect([status, body.error.code]).toEqual([409, 'delivery_not_available'])
})

test.each([
  ['weight', { weight: 0 }],
  ['weight', { weight: '1' }],
  ['weight', { weight: 1001 }],
  ['country_code', { country_code: 'Poland' }],
  ['country_code', { country_code: { $gt: '' } }],
  ['service', { service: '' }],
  ['currency', { currency: 'USD' }],
])('a wrong %s is named', async (field, wish) => {
  const { price } = await open()

  const { status, body } = await price(wish)

  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
})
