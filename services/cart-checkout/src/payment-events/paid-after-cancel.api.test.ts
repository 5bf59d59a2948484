import { MINUTE_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { info, orderAsOwner, startToPay } from '../../test/shopping.ts'
import { refundOrder, saved, sentEmails } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'
import { TASK_LEASE_MS } from '../order/order-tasks.ts'

const SECOND = 1000

/** Somebody who began to pay and cancelled, and whom the bank took the money from afterwards, on its page that was still open. */
async function cancelledAtTheBank() {
  const api = await startApi()
  const { ref, number, cookie } = await orderAsOwner(api)
  const { fields } = await startToPay(api, ref)
  const cancelled = await api.post('/api/orders/cancel', { order: ref }, { cookie })
  expect(cancelled.body).toMatchObject({ outcome: 'cancelled' })
  return { api, ref, number, fields }
}

const givenBack = async (api: Api): Promise<number[]> =>
  (await api.db.collection('sandbox_payments').find().toArray()).map(({ refunded }: Json) => refunded)

test('all money for a cancelled order goes back by itself, the order stays cancelled, and the customer gets one email about it', async () => {
  const { api, ref, fields } = await cancelledAtTheBank()

  await decide(api, fields, 'approve')

  expect(await info(api, ref)).toMatchObject({
    order_status: 'cancelled',
    payment_status: 'refunded',
    money_back: true,
    can_pay: false,
    can_cancel: false,
  })
  expect(await givenBack(api)).toEqual([507_000])
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {}, sold: 0 })
  const subjects = (await sentEmails(api)).filter(subject => subject.includes('гроші повертаються'))
  expect(subjects).toHaveLength(1)
})

test('staff see money for a cancelled order in the list of orders that need a person, and in the history', async () => {
  const { api, ref, fields } = await cancelledAtTheBank()

  await decide(api, fields, 'approve')

  const order = await saved(api, ref)
  expect(order).toMatchObject({ alerts: ['paid_after_cancel'], needs_person: true })
  const events = order.history.map(({ event }: Json) => event.split(' ')[0])
  expect(events.slice(-4)).toEqual(['gateway_approved', 'paid_late', 'refund', 'gateway_refunded'])
})

test('however often and in whatever form the bank reports it, money for a cancelled order goes back once', async () => {
  const { api, ref, number, fields } = await cancelledAtTheBank()
  await decideWithoutCallback(api, fields, 'approve')

  await Promise.all([
    ...Array.from({ length: 5 }, () => callBack(api, `${number}-1`)),
    callBack(api, `${number}-1`, { amount: '5070.00' }),
    api.service.jobs.runNow('ask-bank'),
    api.service.jobs.runNow('finish-orders'),
  ])
  await callBack(api, `${number}-1`, { transactionStatus: 'Declined', reasonCode: '1101' })

  expect(await givenBack(api)).toEqual([507_000])
  expect(await saved(api, ref)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
    refunds: [{ state: 'done' }],
  })
  expect((await sentEmails(api)).filter(subject => subject.includes('гроші повертаються'))).toHaveLength(1)
})

test('two payments for a cancelled order both go back, each once', async () => {
  const api = await startApi()
  const { ref, cookie } = await orderAsOwner(api)
  const first = await startToPay(api, ref)
  const second = await startToPay(api, ref, 'google_pay')
  await api.post('/api/orders/cancel', { order: ref }, { cookie })

  await Promise.all([decide(api, first.fields, 'approve'), decide(api, second.fields, 'approve')])
  await api.service.jobs.runNow('finish-orders')

  expect(await givenBack(api)).toEqual([507_000, 507_000])
  expect(await saved(api, ref)).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
})

test('a process that dies before it asks the bank for the refund leaves the task to the next: the money goes back once', async () => {
  const { api, ref, number, fields } = await cancelledAtTheBank()
  await decideWithoutCallback(api, fields, 'approve')
  const disarm = armFailpoint('payment-event-saved', () => {
    disarm()
    throw new Error('died')
  })
  expect((await callBack(api, `${number}-1`)).status).toBe(500)
  expect(await saved(api, ref)).toMatchObject({ refunds: [{ state: 'due' }], payment_state: 'refund_in_processing' })

  api.wait(TASK_LEASE_MS)
  await api.service.jobs.runNow('finish-orders')

  expect(await givenBack(api)).toEqual([507_000])
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded', tasks: [] })
})

test('a process that dies before the bank’s answer is saved never sends the money twice: the bank is asked', async () => {
  const { api, ref, number, fields } = await cancelledAtTheBank()
  await decideWithoutCallback(api, fields, 'approve')
  const disarm = armFailpoint('refund-answered', () => {
    disarm()
    throw new Error('died')
  })
  await callBack(api, `${number}-1`)
  expect(await saved(api, ref)).toMatchObject({ refunds: [{ state: 'sent' }] })

  api.wait(10 * SECOND)
  await api.service.jobs.runNow('finish-orders')
  expect(await saved(api, ref)).toMatchObject({ refunds: [{ state: 'sent' }] })
  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect(await givenBack(api)).toEqual([507_000])
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded', refunds: [{ state: 'done' }] })
})

test('a bank that cannot be reached is asked for the refund later, and the customer gets the email at once', async () => {
  const { api, ref, number, fields } = await cancelledAtTheBank()
  await decideWithoutCallback(api, fields, 'approve')
  api.bank.isGone = true
  await callBack(api, `${number}-1`)
  expect(await saved(api, ref)).toMatchObject({ refunds: [{ state: 'due' }], payment_state: 'refund_in_processing' })
  expect(await sentEmails(api)).toContainEqual(expect.stringContaining('гроші повертаються'))

  api.bank.isGone = false
  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect(await givenBack(api)).toEqual([507_000])
  expect(await info(api, ref)).toMatchObject({ payment_status: 'refunded', money_back: true })
})

test('a bank that refuses to give it back: staff are called, and may try again', async () => {
  const { api, ref, number, fields } = await cancelledAtTheBank()
  await decideWithoutCallback(api, fields, 'approve')
  // The bank has booked it as given back already: nothing is left to give.
  await api.db.collection('sandbox_payments').updateOne({}, { $set: { refunded: 1 } })
  await callBack(api, `${number}-1`)

  expect(await saved(api, ref)).toMatchObject({
    state: 'cancelled',
    payment_state: 'approved',
    alerts: ['paid_after_cancel', 'refund_declined'],
  })
  expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', money_back: true })
  await api.db.collection('sandbox_payments').updateOne({}, { $set: { refunded: 0 } })
  expect(await refundOrder(api, number, { comment: 'пізня оплата' })).toMatchObject({ payment_status: 'refunded' })
})

test('money for an order that only expired still buys what is there', async () => {
  const api = await startApi()
  const { ref, number } = await orderAsOwner(api)
  await startToPay(api, ref)
  api.wait(30 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  await callBack(api, `${number}-1`)

  expect(await info(api, ref)).toMatchObject({ order_status: 'paid', money_back: false })
})
