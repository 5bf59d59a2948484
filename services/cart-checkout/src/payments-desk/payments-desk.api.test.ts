import { DAY_MS } from '@shop/calendar/durations'
import {
  askBankEndpoint,
  closeEventEndpoint,
  deskOrdersEndpoint,
  matchEventEndpoint,
  paymentsDeskEndpoint,
  settleRefundEndpoint,
  unmatchedEventsEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, sendRefund } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const foreign = 'another-system-7'

async function strayEvent(api: Api, changes = {}) {
  await callBack(api, foreign, changes)
  const { events } = await api.staff.read(unmatchedEventsEndpoint, { query: {} })
  return events[0]?.id ?? ''
}

const counts = (api: Api) => api.staff.read(paymentsDeskEndpoint, {})
const orders = async (api: Api, issue: 'double' | 'refund' | 'review') =>
  (await api.staff.read(deskOrdersEndpoint, { query: { issue } })).orders

/** Two tabs of one customer, and both are paid. */
async function paidTwice() {
  const api = await startApi()
  const { ref, number, fields } = await orderAndPay(api)
  const second = await startToPay(api, ref, 'google_pay')
  await decide(api, fields, 'approve')
  await decide(api, second.fields, 'approve')
  return { api, ref, number }
}

test('money of which only the bank knows is matched to the order that costs as much, and the order is paid', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  const event = await strayEvent(api)
  expect(await counts(api)).toMatchObject({ unmatched: 1 })

  const { change } = await api.staff.write(matchEventEndpoint, { body: { event, order: number } })

  expect(change).toMatchObject({ action: 'payment_match', subject: number, after: { payment_status: 'approved' } })
  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(await counts(api)).toMatchObject({ unmatched: 0 })
})

test('what the bank says later of a matched payment is heard by its order', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  await api.staff.write(matchEventEndpoint, { body: { event: await strayEvent(api), order: number } })

  await callBack(api, foreign, { transactionStatus: 'Refunded' })

  expect(await info(api, ref)).toMatchObject({ payment_status: 'refunded' })
  expect(await counts(api)).toMatchObject({ unmatched: 0 })
})

test('money is not matched to an unpaid order of another sum, to an unknown one, or twice', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  const event = await strayEvent(api, { amount: '5000' })
  const match = (to: string) => api.staff.write(matchEventEndpoint, { body: { event, order: to } })

  await expect(match(number)).rejects.toMatchObject({ details: { fields: { order: 'sum_differs' } } })
  await expect(match('26-999999')).rejects.toMatchObject({ details: { fields: { order: 'order_unknown' } } })
  expect(await counts(api)).toMatchObject({ unmatched: 1 })

  await decide(api, (await startToPay(api, (await fullOrder(api, number)).ref)).fields, 'approve')
  await match(number)
  expect(await counts(api)).toMatchObject({ unmatched: 0, double: 1 })
  await expect(match(number)).rejects.toMatchObject({ code: 'not_found' })
})

test('an event that moved no money is taken off the desk with a reason, once', async () => {
  const api = await startApi()
  const event = await strayEvent(api, { transactionStatus: 'Declined' })
  const close = () => api.staff.write(closeEventEndpoint, { body: { event, cause: 'no_money', reason: 'тест банку' } })

  expect((await close()).change).toMatchObject({ action: 'payment_close', subject: foreign })

  expect(await counts(api)).toMatchObject({ unmatched: 0 })
  await expect(close()).rejects.toMatchObject({ code: 'not_found' })
})

test('money that the bank approved is never closed as no money, only as what became of it', async () => {
  const api = await startApi()
  const event = await strayEvent(api, { transactionStatus: 'Approved' })
  const close = (cause: 'no_money' | 'given_back') =>
    api.staff.write(closeEventEndpoint, { body: { event, cause, reason: 'закрито' } })

  const { events } = await api.staff.read(unmatchedEventsEndpoint, { query: {} })
  expect(events).toMatchObject([{ next: 'match', causes: ['given_back', 'elsewhere', 'not_ours'] }])
  await expect(close('no_money')).rejects.toMatchObject({ details: { fields: { cause: 'money_came' } } })
  expect(await counts(api)).toMatchObject({ unmatched: 1 })

  const { change } = await close('given_back')
  expect(change).toMatchObject({ action: 'payment_close', asked: { cause: 'given_back', reason: 'закрито' } })
  expect(await counts(api)).toMatchObject({ unmatched: 0 })
})

test('a payment that the bank still decides is not closed at all', async () => {
  const api = await startApi()
  const event = await strayEvent(api, { transactionStatus: 'Pending' })
  const closed = api.staff.write(closeEventEndpoint, { body: { event, cause: 'no_money', reason: 'не чекаємо' } })

  await expect(closed).rejects.toMatchObject({ details: { fields: { cause: 'bank_decides' } } })
  expect(await counts(api)).toMatchObject({ unmatched: 1 })
})

test('an order that was paid twice stands on the desk until the second payment went back', async () => {
  const { api, number } = await paidTwice()
  expect(await counts(api)).toMatchObject({ double: 1 })
  const [found] = await orders(api, 'double')
  expect(found).toMatchObject({ number, next: { step: 'refund', payment_id: `${number}-2`, amount: 5070 } })

  await refundOrder(api, number, { payment_id: `${number}-2` })

  expect(await counts(api)).toMatchObject({ double: 0, refunds: 0 })
  expect(await fullOrder(api, number)).toMatchObject({ payment_status: 'approved', refunded_so_far: 5070 })
})

test('a refund that the bank has not answered is asked about with one button', async () => {
  const { api, number } = await paidOrder()
  api.bank.isAway = true
  await refundOrder(api, number)
  expect(await orders(api, 'refund')).toMatchObject([{ number, next: { step: 'ask' }, refund: { state: 'sent' } }])
  const ask = () => api.staff.write(askBankEndpoint, { body: { payment_id: `${number}-1` } })
  expect((await ask()).answer).toBe('silent')

  api.bank.isAway = false
  // The request never reached the bank, so it still has all of the money.
  const { answer, change } = await ask()

  expect({ answer, change }).toMatchObject({ answer: 'changed', change: { action: 'payment_ask' } })
  expect(await orders(api, 'refund')).toMatchObject([{ number, next: { step: 'retry', amount: 5070 } }])
})

test('a declined refund is tried again as it was, or closed with a reason', async () => {
  const { api, number } = await paidOrder()
  api.bank.isGone = true
  await refundOrder(api, number, { amount: 70 })
  api.bank.isGone = false
  const [found] = await orders(api, 'refund')
  expect(found?.next).toMatchObject({ step: 'retry', amount: 70, payment_id: `${number}-1` })

  await sendRefund(api, number, { amount: 70, refunded_so_far: 0, comment: 'ще раз' })
  expect(await counts(api)).toMatchObject({ refunds: 0 })

  api.bank.isGone = true
  await refundOrder(api, number, { amount: 5 })
  api.bank.isGone = false
  const body = { order: number, payment_id: `${number}-1`, outcome: 'closed' as const, reason: 'клієнтка передумала' }
  await api.staff.write(settleRefundEndpoint, { body })
  expect(await counts(api)).toMatchObject({ refunds: 0 })
})

test('of a refund that the bank’s answers cannot tell about, staff say what its pages show; not before', async () => {
  const { api, number } = await paidOrder()
  api.bank.isAway = true
  await refundOrder(api, number, { amount: 70 })
  api.bank.isAway = false
  const body = { order: number, payment_id: `${number}-1`, outcome: 'refunded' as const, reason: 'видно в кабінеті' }
  await expect(api.staff.write(settleRefundEndpoint, { body })).rejects.toMatchObject({ code: 'illegal_transition' })

  await api.staff.write(askBankEndpoint, { body: { payment_id: `${number}-1` } })
  expect(await orders(api, 'refund')).toMatchObject([{ next: { step: 'settle' } }])
  const { change } = await api.staff.write(settleRefundEndpoint, { body })

  expect(change).toMatchObject({ action: 'payment_settle', after: { payment_status: 'partially_refunded' } })
  expect(await counts(api)).toMatchObject({ refunds: 0 })
})

test('a refund that was not answered for two days is settled by hand', async () => {
  const { api, number } = await paidOrder()
  api.bank.isAway = true
  await refundOrder(api, number)
  api.wait(2 * DAY_MS + 1)

  expect(await orders(api, 'refund')).toMatchObject([{ next: { step: 'settle' } }])
})

test('a lost approval is found by asking about the payment, and the order is paid', async () => {
  const api = await startApi()
  const { ref, number, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')

  const { answer } = await api.staff.write(askBankEndpoint, { body: { payment_id: `${number}-1` } })

  expect(answer).toBe('changed')
  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved' })
})

test('a payment with another sum than was asked for stands among the differences', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  await callBack(api, `${number}-1`, { amount: '5071' })

  expect(await counts(api)).toMatchObject({ differences: 1 })
  expect(await orders(api, 'review')).toMatchObject([{ number, next: { step: 'look', payment_id: `${number}-1` } }])
})
