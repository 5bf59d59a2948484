import { MINUTE_MS } from '@shop/calendar/durations'
import { callBack } from '../../test/bank.ts'
import { changeSettings } from '../../test/change-settings.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

test('the form carries nothing personal, because anybody with the address may ask for it', async () => {
  const api = await startApi()
  const { started, fields } = await orderAndPay(api)

  expect(started.body).toMatchObject({ provider: 'wayforpay', action: '/sandbox-pay/pay', method: 'POST' })
  expect(Object.fromEntries(fields)).toMatchObject({
    orderReference: '26-000001-1',
    amount: '5070',
    currency: 'UAH',
    language: 'UA',
    defaultPaymentSystem: 'card',
    orderLifetime: '1800',
  })
  expect(JSON.stringify(started.body)).not.toMatch(/Шевченко|380671234567|example\.com/)
})

test('starting to pay again hands the same attempt out; another method or half an hour later makes a new one', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  const idOf = async (method = 'card') => new Map((await startToPay(api, ref, method)).fields).get('orderReference')

  expect((await startToPay(api, ref)).fields).toEqual(fields)
  expect(await idOf('google_pay')).toBe('26-000001-2')
  api.wait(29 * MINUTE_MS)
  expect(await idOf('google_pay')).toBe('26-000001-2')
  api.wait(MINUTE_MS)
  expect((await api.post('/api/payments/start', { order: ref, method: 'google_pay' })).status).toBe(409)
})

test('beginning to pay keeps the items for half an hour more, but not longer than an hour after the order', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  for (const method of ['card', 'google_pay', 'card', 'google_pay', 'card', 'google_pay']) {
    api.wait(25 * MINUTE_MS)
    await startToPay(api, ref, method)
  }

  expect((await info(api, ref)).reserved_until).toBe('2026-11-21T11:00:00.000Z')
})

test('a customer who pays at once has the items for as long as the bank’s page, and nobody is told of the seconds', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  api.wait(59_000)
  await startToPay(api, ref)
  expect((await info(api, ref)).reserved_until).toBe('2026-11-21T10:30:59.000Z')
  expect(api.asked).not.toContain(`extend ${number}`)

  api.wait(1000)
  await startToPay(api, ref, 'google_pay')
  expect((await info(api, ref)).reserved_until).toBe('2026-11-21T10:31:00.000Z')
  expect(api.asked).toContain(`extend ${number}`)
})

test('an order in euros is charged in hryvnias by its own rate', async () => {
  const api = await startApi()
  const { ref } = (await order(api, { currency: 'EUR' })).body.order
  await changeSettings(api, () => api.db.collection('currency_rates').updateOne({}, { $set: { rate: 5000 } }))
  expect(await info(api, ref)).toMatchObject({ total: 112.78, currency: 'EUR', charge_uah: 5075 })

  const { fields } = await startToPay(api, ref)

  expect(Object.fromEntries(fields)).toMatchObject({
    amount: '5075',
    currency: 'UAH',
    alternativeAmount: '112.78',
    alternativeCurrency: 'EUR',
  })
})

test('with payments switched off the order is placed and waits a day for a call', async () => {
  const api = await startApi({ payments: 'off' })
  const placed = (await order(api)).body.order

  const { status, body } = await api.post('/api/payments/start', { order: placed.ref, method: 'card' })

  expect(placed.reserved_until).toBe('2026-11-22T10:00:00.000Z')
  expect([status, body.error.code]).toEqual([503, 'payment_unavailable'])
})

test('while a bank is processing a payment, the item stays reserved for a day and nobody pays a second time', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)

  await callBack(api, `${number}-1`, { transactionStatus: 'inProcessing' })

  expect(await info(api, ref)).toMatchObject({
    payment_status: 'in_processing',
    can_pay: false,
    reserved_until: '2026-11-22T10:00:00.000Z',
  })
  expect((await api.post('/api/payments/start', { order: ref, method: 'card' })).status).toBe(409)
})

test('the browser comes back by form or link and is sent to the order, nowhere else', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  const back = '/api/payments/wayforpay/return'

  expect(await api.form(`${back}?order=${ref}`, [['transactionStatus', 'Approved']])).toMatchObject({
    status: 303,
    location: `/payment/${ref}`,
  })
  expect((await api.get(`${back}?order=${ref}`)).location).toBe(`/payment/${ref}`)
  expect((await api.get(`${back}?order=//evil.example`)).location).toBe('/')
  expect((await info(api, ref)).payment_status).toBe('in_processing')
})

test('an unknown order cannot be paid', async () => {
  const api = await startApi()
  const start = (ref: string) => api.post('/api/payments/start', { order: ref, method: 'card' })

  expect((await start('26-000001-aaaaaaaaaaaaa')).status).toBe(404)
  expect((await start('26-000001')).status).toBe(400)
})
