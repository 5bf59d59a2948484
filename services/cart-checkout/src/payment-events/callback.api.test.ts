import { MINUTE_MS } from '@shop/calendar/durations'
import { callBack, signedCallback } from '../../test/bank.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { type Json, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'
import { CALLBACK_PATH } from '../payments/payments.routes.ts'

test('a shopper pays: the order is paid and the item is sold', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)

  const { status, body } = await callBack(api, `${number}-1`)

  expect(status).toBe(200)
  expect(body).toEqual({
    orderReference: `${number}-1`,
    status: 'accept',
    time: 1795255200,
    signature: expect.any(String),
  })
  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid', can_pay: false })
  expect(api.shelves[dress]).toMatchObject({ available: 4, holds: {}, sold: 1 })
})

test('a forged callback is refused without an explanation, and changes nothing', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  const signed = await signedCallback(api, `${number}-1`)
  const forged = [
    signed.replace('Approved', 'approved'),
    signed.replace('5070', '5070.00'),
    signed.replace(/"merchantSignature":"\w+"/, '"merchantSignature":""'),
    signed.replace(/"merchantSignature":"\w+"/, '"merchantSignature":["x"]'),
    '{',
    '',
    '[]',
    'null',
  ]

  for (const body of forged) expect(await api.post(CALLBACK_PATH, body)).toMatchObject({ status: 400, text: '' })
  expect((await info(api, ref)).payment_status).toBe('in_processing')
})

test.each([
  ['amount', '5071'],
  ['amount', '50.70'],
  ['amount', '5070.001'],
  ['currency', 'EUR'],
])('a genuine callback with another %s is looked at by a person, not believed', async (name, value) => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)

  expect((await callBack(api, `${number}-1`, { [name]: value })).body.status).toBe('accept')

  const saved = await api.db.collection('orders').findOne({ ref })
  expect(saved).toMatchObject({ payment_state: 'review', state: 'awaiting_payment', alerts: ['payment_mismatch'] })
  expect(await info(api, ref)).toMatchObject({ payment_status: 'in_processing', can_pay: false })
})

test('a callback with another merchant is a mismatch', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  const body = (await signedCallback(api, `${number}-1`)).replace('levada_sandbox', 'another_shop')

  await api.post(CALLBACK_PATH, body)

  expect(await api.db.collection('orders').findOne({ ref })).toMatchObject({ payment_state: 'review' })
})

test('the amount may be written as 5070.00', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)

  await callBack(api, `${number}-1`, { amount: '5070.00' })

  expect((await info(api, ref)).payment_status).toBe('approved')
})

test('a genuine payment event about a payment that we never started is kept as unmatched', async () => {
  const api = await startApi()
  await order(api)

  for (const id of ['26-000001-1', '26-000777-1', 'somebody-elses'])
    expect((await callBack(api, id)).body.status).toBe('accept')

  expect(await api.db.collection('stray_payment_words').countDocuments()).toBe(3)
})

test('a callback repeated twenty times at once has its effect once', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)

  const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(api, `${number}-1`)))

  expect(answers.every(({ body }) => body.status === 'accept')).toBe(true)
  const saved = await api.db.collection('orders').findOne({ ref })
  expect(saved?.history.map(({ event }: Json) => event)).toEqual([
    'place',
    'gateway_approved 26-000001-1',
    'payment_approved',
  ])
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('after a decline the item stays reserved, and a second try that is approved wins', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  await callBack(api, `${number}-1`, { transactionStatus: 'Declined', reasonCode: '1101' })
  expect(await info(api, ref)).toMatchObject({
    payment_status: 'declined',
    order_status: 'awaiting_payment',
    can_pay: true,
  })
  expect(api.shelves[dress]?.holds).toEqual({ [number]: 1 })

  const second = await startToPay(api, ref)
  await callBack(api, `${number}-2`)

  expect(Object.fromEntries(second.fields).orderReference).toBe(`${number}-2`)
  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
})

test.each(['Declined', 'Expired', 'InProcessing', 'Pending', 'Created', 'Nonsense'])(
  'nothing leaves approved: %s afterwards changes nothing',
  async transactionStatus => {
    const api = await startApi()
    const { ref, number } = await orderAndPay(api)
    await callBack(api, `${number}-1`)

    await callBack(api, `${number}-1`, { transactionStatus, reasonCode: '1101' })

    expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
    expect(api.shelves[dress]?.sold).toBe(1)
  },
)

test('an order that is paid twice stays paid, and staff are alerted', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  await startToPay(api, ref, 'google_pay')
  await callBack(api, `${number}-1`)
  await callBack(api, `${number}-2`)

  expect(await api.db.collection('orders').findOne({ ref })).toMatchObject({
    payment_state: 'approved',
    state: 'paid',
    alerts: ['double_paid'],
  })
  expect(api.shelves[dress]?.sold).toBe(1)
})

test('an order that nobody paid within half an hour expires, and its item is for sale again', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  api.wait(29 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
  expect(api.shelves[dress]?.available).toBe(4)

  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  expect(await info(api, ref)).toMatchObject({ payment_status: 'declined', order_status: 'expired', can_pay: false })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
  expect((await api.post('/api/payments/start', { order: ref, method: 'card' })).status).toBe(409)
})

test('money that comes after the end buys the item if it is still there', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  await callBack(api, `${number}-1`)

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('money that comes after the end, when the item is sold out, calls a person', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
  Object.assign(api.shelves[dress] ?? {}, { available: 0 })

  await callBack(api, `${number}-1`)

  expect(await api.db.collection('orders').findOne({ ref })).toMatchObject({
    payment_state: 'approved',
    state: 'paid_no_stock',
    alerts: ['paid_late', 'paid_no_stock'],
  })
})
