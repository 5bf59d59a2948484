import { askQuote, order, orderBody, startToPay, toWarsaw } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

// 1.35 kg: three dresses of 0.45.
const threeDresses = [{ article: dress, size, count: 3 }]
const inEuros = { delivery: toWarsaw, currency: 'EUR', body: { locale: 'en' } } as const

test('the quote adds what the carrier takes for this weight, in both currencies', async () => {
  const api = await startApi()

  const hryvnias = await askQuote(api, { lines: threeDresses, delivery: toWarsaw })
  const euros = await askQuote(api, { lines: threeDresses, delivery: toWarsaw, currency: 'EUR' })

  expect(hryvnias.body.quote).toMatchObject({ weight: 1.35, delivery: 950, total: 15_920 })
  expect(euros.body.quote).toMatchObject({ weight: 1.35, delivery: 21.12, total: 354.12 })
})

test('an order abroad keeps its address, and staff read it as one line in either language', async () => {
  const api = await startApi()

  const { status, body } = await order(api, inEuros)

  expect([status, body.order.total]).toEqual([201, { amount: 122.56, currency: 'EUR' }])
  expect(await api.db.collection('orders').findOne({ ref: body.order.ref })).toMatchObject({
    delivery: toWarsaw,
    delivery_text: {
      uk: 'Укрпошта, ul. Nowy Świat 14/2, Warszawa, Mazowieckie, 00-001, Польща',
      en: 'Ukrposhta, ul. Nowy Świat 14/2, Warszawa, Mazowieckie, 00-001, Poland',
    },
    sums: { delivery: 1156, total: 12_256, weight: 0.45 },
    eur_rate: 4500,
  })
})

test('the customer is told how long the carrier needs, also once its table says otherwise', async () => {
  const api = await startApi()
  const { cookie } = await askQuote(api, inEuros)
  const { ref } = (await order(api, { ...inEuros, cookie })).body.order
  const transitOf = async () => (await api.get(`/api/orders/get-lines?order=${ref}`, { cookie })).body.delivery.transit

  expect(await transitOf()).toEqual({ days_min: 28, days_max: 56 })
  // Staff changed the carrier at the customer's wish: what was said of the other one holds no more.
  await api.db.collection('orders').updateOne({ ref }, { $set: { 'delivery.service': 'nova-poshta' } })
  expect(await transitOf()).toBeUndefined()
})

test('the bank charges hryvnias at the rate of the order', async () => {
  const api = await startApi()
  const { ref } = (await order(api, inEuros)).body.order

  const { fields } = await startToPay(api, ref)

  // 122.56 EUR × 45.00 = 5 515.20 UAH
  expect(Object.fromEntries(fields)).toMatchObject({
    amount: '5515',
    currency: 'UAH',
    alternativeAmount: '122.56',
    alternativeCurrency: 'EUR',
  })
})

test.each([
  ['state', { state: ' ' }, 'required'],
  ['city', { city: '' }, 'required'],
  ['address', { address: '—' }, 'required'],
  ['postal_code', { postal_code: '' }, 'required'],
  ['postal_code', { postal_code: '1'.repeat(13) }, 'too_long'],
  ['country', { country: '' }, 'invalid'],
  ['country', { country: 'RU' }, 'invalid'],
  ['country', { country: 'AQ' }, 'invalid'],
  ['service', { service: 'pigeons' }, 'invalid'],
  ['service', { country: 'DE', service: 'nova-poshta' }, 'invalid'],
])('a wrong %s of an address abroad is named: %p', async (field, change, code) => {
  const api = await startApi()
  const quote = await askQuote(api, { delivery: toWarsaw })
  const body = orderBody(quote, { delivery: { ...toWarsaw, ...change } })

  const answer = await api.post('/api/orders/create', body, { key: crypto.randomUUID() })

  expect([answer.status, answer.body.error.fields]).toEqual([400, { [`delivery.${field}`]: code }])
})

test('a parcel too heavy for the carrier is refused, and the refusal repeats no address', async () => {
  const api = await startApi()
  Object.assign(api.shelves[dress] ?? {}, { available: 60 })
  const wish = { delivery: toWarsaw, lines: [{ article: dress, size, count: 60 }] }
  const quote = await askQuote(api, { lines: wish.lines, delivery: { ...toWarsaw, service: 'nova-poshta' } })

  const { status, text, body } = await api.post('/api/orders/create', orderBody(quote, wish), {
    key: crypto.randomUUID(),
  })

  expect([status, body.error.code]).toEqual([409, 'delivery_not_available'])
  expect(body.error).toMatchObject({ country: 'PL', service: 'ukrposhta' })
  expect(text).not.toContain('Nowy')
})

test('what was agreed for one carrier does not hold for a dearer one', async () => {
  const api = await startApi()
  const quote = await askQuote(api, { delivery: toWarsaw })
  const dearer = { ...toWarsaw, service: 'nictarin' }

  const { status, body } = await api.post('/api/orders/create', orderBody(quote, { delivery: dearer }), {
    key: crypto.randomUUID(),
  })

  expect([status, body.error.code]).toEqual([409, 'price_changed'])
  expect(body.error.quote.delivery).toBe(1150)
})
