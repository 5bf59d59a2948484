import { MINUTE_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { enterCode } from '../../test/a-promo-code.ts'
import { callBack, decide } from '../../test/bank.ts'
import { info, orderAndPay, startToPay, twoDresses } from '../../test/shopping.ts'
import { refundOrder as refund } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

async function paidOrder(wish: Json = {}) {
  const api = await startApi()
  const ordered = await orderAndPay(api, wish)
  await decide(api, ordered.fields, 'approve')
  return { api, ...ordered }
}

const saved = (api: Api, ref: string): Promise<Json> => api.db.collection('orders').findOne({ ref })

test('all of an order goes back', async () => {
  const { api, ref, number } = await paidOrder()

  expect(await refund(api, number)).toMatchObject({
    payment_status: 'refunded',
    refund: { payment_id: `${number}-1`, amount: 5070, state: 'done' },
  })
  expect((await info(api, ref)).payment_status).toBe('refunded')
})

test('with the last of the money a promo code can be used again', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const { number, fields } = await orderAndPay(api, { promo_code: 'SPRING15' })
  await decide(api, fields, 'approve')
  const used = () => api.db.collection('promo_uses').countDocuments({})

  await refund(api, number, { amount: 100 })
  expect(await used()).toBe(1)
  await refund(api, number)
  expect(await used()).toBe(0)
})

test('one of two dresses goes back, then the other with the delivery, and then nothing is left', async () => {
  const { api, ref, number } = await paidOrder({ lines: twoDresses })
  const lines = [{ article: dress, size, count: 1 }]

  expect(await refund(api, number, { lines })).toMatchObject({ payment_status: 'partially_refunded' })
  expect((await info(api, ref)).payment_status).toBe('approved')
  expect(await refund(api, number, { lines, delivery: true })).toMatchObject({ payment_status: 'refunded' })
  await expect(refund(api, number)).rejects.toThrow('illegal_transition')
})

test('items of one refund and then of another go back on sale', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  const lines = [{ article: dress, size, count: 1, restock: true }]

  await refund(api, number, { lines })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  await refund(api, number, { lines })

  expect(api.shelves[dress]).toMatchObject({ available: 5, sold: 0 })
})

test('more than was paid never goes back, also when two staff try at once', async () => {
  const { api, number } = await paidOrder()

  await expect(refund(api, number, { amount: 5071 })).rejects.toThrow('validation')
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => refund(api, number, { amount: 5070 })))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.db.collection('sandbox_payments').findOne({})).toMatchObject({ refunded: 507_000 })
})

test('an order that nobody paid cannot be refunded', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)

  await expect(refund(api, number)).rejects.toThrow('illegal_transition')
  await expect(refund(api, '26-000999')).rejects.toThrow('not_found')
})

test('a refund of which nobody knows whether the bank made it is not sent again; the bank is asked', async () => {
  const { api, ref, number } = await paidOrder()
  const disarm = armFailpoint('refund-answered', () => {
    disarm()
    throw new Error('died before it could write the answer down')
  })
  await expect(refund(api, number)).rejects.toThrow()
  expect((await saved(api, ref)).payment_state).toBe('refund_in_processing')
  await expect(refund(api, number)).rejects.toThrow('illegal_transition')

  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded', refunds: [{ state: 'done' }] })
})

test('a refund that never reached the bank leaves the order paid, and staff are alerted', async () => {
  const { api, ref, number } = await paidOrder()
  api.bank.isAway = true
  expect(await refund(api, number)).toMatchObject({ refund: { state: 'sent' } })
  api.bank.isAway = false
  api.wait(MINUTE_MS)

  await api.service.jobs.runNow('ask-bank')

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'approved', alerts: ['refund_declined'] })
  expect(await refund(api, number)).toMatchObject({ payment_status: 'refunded' })
})

test('a person decides on a partial refund that the bank keeps silent about', async () => {
  const { api, ref, number } = await paidOrder()
  api.bank.isAway = true
  await refund(api, number, { amount: 70 })
  api.bank.isAway = false
  api.wait(MINUTE_MS)

  await api.service.jobs.runNow('ask-bank')

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refund_in_processing', alerts: ['refund_unclear'] })
})

test('the bank’s own event about a refund changes nothing more, however often it comes', async () => {
  const { api, ref, number } = await paidOrder()
  await refund(api, number, { amount: 70 })
  const event = { transactionStatus: 'Refunded', amount: '70' }

  await Promise.all(Array.from({ length: 5 }, () => callBack(api, `${number}-1`, event)))

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'partially_refunded', state: 'paid', alerts: [] })
})

test('of an order that was paid twice the second payment goes back, and the order stays paid', async () => {
  const { api, ref, number } = await paidOrder()
  await api.db.collection('orders').updateOne({ ref }, { $set: { state: 'awaiting_payment', payment_state: 'none' } })
  const second = await startToPay(api, ref, 'google_pay')
  await decide(api, second.fields, 'approve')
  await expect(refund(api, number)).rejects.toThrow('validation')

  expect(await refund(api, number, { payment_id: `${number}-2` })).toMatchObject({ payment_status: 'approved' })
  expect((await saved(api, ref)).attempts.map(({ state }: Json) => state)).toEqual(['approved', 'refunded'])
})

test('a refund for items of which none is named gives nothing back', async () => {
  const { api, number } = await paidOrder()

  await expect(refund(api, number, { lines: [] })).rejects.toMatchObject({ details: { fields: { lines: 'required' } } })
  expect(await refund(api, number)).toMatchObject({ payment_status: 'refunded' })
})
