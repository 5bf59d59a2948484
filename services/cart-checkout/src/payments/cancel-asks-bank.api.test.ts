import { MINUTE_MS } from '@shop/calendar/durations'
import { internalCustomerOrdersEndpoint } from '@shop/contracts/orders/customer-orders'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { orderAndBeginPayment } from '../../test/begun-payment.ts'
import { meanwhileAt } from '../../test/pause-at.ts'
import { info, order, orderAsOwner, startToPay } from '../../test/shopping.ts'
import { saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { knownSession } from '../../test/stub-account.ts'
import { dress } from '../../test/stub-catalog.ts'

const SECOND = 1000

const ask = (api: Api) => api.service.jobs.runNow('ask-bank')
const lastMail = async (api: Api) => {
  await sentEmails(api)
  return (await api.db.collection('caught_mails').find().sort({ caught_at: -1, _id: -1 }).limit(1).toArray())[0]?.text
}

test('when the bank has the money, the order is not cancelled but paid, and the customer sees it', async () => {
  const { api, ref, fields, cancel } = await orderAndBeginPayment()
  await decide(api, fields, 'approve_silently')

  expect((await cancel()).body).toMatchObject({ outcome: 'paid', order: { order_status: 'paid' } })

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  expect(await sentEmails(api)).toEqual(['Замовлення № 26-000001 оплачено'])
})

test.each(['decline', 'expire'])('the bank says %s: cancelled, and nothing was charged', async choice => {
  const { api, ref, fields, cancel } = await orderAndBeginPayment()
  await decideWithoutCallback(api, fields, choice)

  expect((await cancel()).body).toMatchObject({ outcome: 'cancelled', order: { order_status: 'cancelled' } })

  expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', maybe_charged: false, money_back: false })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
  expect(await lastMail(api)).toContain('Коштів ми не списували')
})

test('when the bank knows of no payment, the order is cancelled', async () => {
  const { cancel } = await orderAndBeginPayment()

  expect((await cancel()).body).toMatchObject({ outcome: 'cancelled' })
})

test('where nobody began to pay, no bank is asked', async () => {
  const api = await startApi()
  const { ref, cookie } = await orderAsOwner(api)
  api.bank.isAway = true

  const cancelled = await api.post('/api/orders/cancel', { order: ref }, { cookie })

  expect(cancelled.body).toMatchObject({ outcome: 'cancelled' })
  expect(await lastMail(api)).toContain('Коштів ми не списували')
})

test('while a bank is processing the payment nobody cancels the order', async () => {
  const { api, ref, fields, cancel } = await orderAndBeginPayment()
  await decideWithoutCallback(api, fields, 'pend')

  expect((await cancel()).status).toBe(409)

  expect(await info(api, ref)).toMatchObject({ order_status: 'awaiting_payment', can_cancel: false, can_pay: false })
})

describe('while the bank is silent', () => {
  async function requested() {
    const begunOrder = await orderAndBeginPayment()
    const { api, cancel } = begunOrder
    api.bank.isAway = true
    expect((await cancel()).body).toMatchObject({ outcome: 'requested', order: { order_status: 'awaiting_payment' } })
    return begunOrder
  }

  test('the order is to be cancelled, its items stay reserved, and the customer reads nothing of money', async () => {
    const { api, ref, number, cancel } = await requested()

    expect(await info(api, ref)).toMatchObject({
      cancel_requested: true,
      can_pay: false,
      can_cancel: false,
      order_status: 'awaiting_payment',
    })
    expect((await api.post('/api/payments/start', { order: ref, method: 'card' })).status).toBe(409)
    expect((await cancel()).status).toBe(409)
    expect(api.shelves[dress]).toMatchObject({ available: 4 })
    expect(await sentEmails(api)).toEqual([])
    expect((await saved(api, ref)).history.at(-1)).toMatchObject({ event: 'cancel_requested', who: 'customer' })
    expect((await takeStaffAction(api, number, { action: 'comment', comment: 'x' })).cancel_requested).toBe(true)
  })

  test('an answer that the payment was declined cancels the order within seconds, and nothing was charged', async () => {
    const { api, ref, fields } = await requested()
    await decide(api, fields, 'decline')
    api.bank.isAway = false
    api.wait(5 * SECOND)
    await ask(api)

    expect(await info(api, ref)).toMatchObject({
      order_status: 'cancelled',
      cancel_requested: false,
      maybe_charged: false,
    })
    expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
    expect(await lastMail(api)).toContain('Коштів ми не списували')
  })

  test('an answer that the bank knows nothing of the payment cancels the order', async () => {
    const { api, ref } = await requested()
    api.bank.isAway = false
    api.wait(5 * SECOND)
    await ask(api)

    expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', maybe_charged: false })
  })

  test('an answer that the bank has the money cancels the order, and all of it goes back', async () => {
    const { api, ref, fields } = await requested()
    await decide(api, fields, 'approve')
    api.bank.isAway = false
    api.wait(5 * SECOND)
    await ask(api)

    expect(await info(api, ref)).toMatchObject({
      order_status: 'cancelled',
      payment_status: 'refunded',
      money_back: true,
      maybe_charged: false,
    })
    expect(await api.db.collection('sandbox_payments').findOne({})).toMatchObject({ refunded: 507_000 })
    expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {}, sold: 0 })
    expect(await sentEmails(api)).toContainEqual(expect.stringContaining('гроші повертаються'))
  })

  test('a silence until the end of the reservation cancels the order, and the email does not say that nothing was charged', async () => {
    const { api, ref } = await requested()
    api.wait(30 * MINUTE_MS)
    await api.service.jobs.runNow('expire-orders')

    expect(await info(api, ref)).toMatchObject({
      order_status: 'cancelled',
      cancel_requested: false,
      maybe_charged: true,
    })
    expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
    const mail = await lastMail(api)
    expect(mail).toContain('якщо списав, уся сума сама повернеться')
    expect(mail).not.toContain('не списували')

    // The bank is back at last: nothing was charged after all.
    api.bank.isAway = false
    api.wait(30 * MINUTE_MS)
    await ask(api)
    expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', maybe_charged: false })
  })

  test('an answer that the bank goes on with the payment leaves the order waiting for the final answer', async () => {
    const { api, ref, number } = await requested()
    await callBack(api, `${number}-1`, { transactionStatus: 'InProcessing', reasonCode: '1134' })
    expect(await info(api, ref)).toMatchObject({ order_status: 'awaiting_payment', cancel_requested: true })

    await callBack(api, `${number}-1`, { transactionStatus: 'Declined', reasonCode: '1101' })

    expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', maybe_charged: false })
  })

  test('staff who have the money in hand settle the wish to cancel: the order is paid', async () => {
    const { api, ref, number } = await requested()

    await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'готівка' })

    expect(await info(api, ref)).toMatchObject({ order_status: 'paid', cancel_requested: false })
  })
})

test('an approval that arrives between the question and the cancel wins: the order is paid', async () => {
  const { api, ref, number, cancel } = await orderAndBeginPayment()
  meanwhileAt('bank-queried-before-cancel', () => callBack(api, `${number}-1`))

  expect((await cancel()).body).toMatchObject({ outcome: 'paid', order: { order_status: 'paid' } })

  expect(await info(api, ref)).toMatchObject({ order_status: 'paid', money_back: false })
  expect(await api.db.collection('sandbox_payments').findOne({ refunded: { $gt: 0 } })).toBeNull()
})

test('an approval and a cancel at once end in one of two ways: paid, or cancelled with the money back', async () => {
  const { api, ref, number, fields, cancel } = await orderAndBeginPayment()
  await decideWithoutCallback(api, fields, 'approve')

  await Promise.all([cancel(), callBack(api, `${number}-1`), callBack(api, `${number}-1`, { amount: '5070.00' })])

  expect(await info(api, ref)).toMatchObject({ order_status: 'paid', payment_status: 'approved' })
})

test('two presses of the button cancel the order once', async () => {
  const { api, cancel } = await orderAndBeginPayment()

  const answers = await Promise.all([cancel(), cancel(), cancel()])

  expect(answers.map(({ status }) => status).sort()).toContain(200)
  expect((await sentEmails(api)).filter(subject => subject.includes('скасовано'))).toHaveLength(1)
})

test('the customer’s list of orders shows the same state of each cancelled order', async () => {
  const api = await startApi()
  const cookie = `__Host-session=${knownSession}`
  const { ref } = (await order(api, { cookie })).body.order
  await startToPay(api, ref)
  api.bank.isAway = true
  await api.post('/api/orders/cancel', { order: ref }, { cookie })

  const { orders } = await api.internal.call(internalCustomerOrdersEndpoint, { customer_id: 'customer-1' })

  expect(orders[0]).toMatchObject({ cancel_requested: true, asking_bank: false, can_pay: false })
})
