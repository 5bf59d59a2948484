import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

test('a lost callback is not a lost payment: a minute later the shop asks', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decide(api, fields, 'approve_silently')
  await api.service.jobs.runNow('ask-bank')
  expect((await info(api, ref)).payment_status).toBe('in_processing')

  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('while the bank is away the shop goes on asking, until it answers', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'decline')
  api.bank.isAway = true
  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')
  expect((await info(api, ref)).payment_status).toBe('in_processing')

  api.bank.isAway = false
  api.wait(4 * MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect((await info(api, ref)).payment_status).toBe('declined')
})

test('the bank is asked before an order expires', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  api.wait(30 * MINUTE_MS)

  await api.service.jobs.runNow('expire-orders')

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
})

test('a silent bank keeps the items reserved a quarter of an hour longer, and no more', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  api.bank.isAway = true
  api.wait(30 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
  expect((await info(api, ref)).order_status).toBe('awaiting_payment')

  api.wait(15 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
  expect(await info(api, ref)).toMatchObject({ order_status: 'expired', can_pay: false })

  // The bank is back, and the money buys the item that is still there.
  api.bank.isAway = false
  api.wait(15 * MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')
  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
})

test('what the bank leaves pending ends after a day', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decide(api, fields, 'pend')
  api.wait(DAY_MS)

  await api.service.jobs.runNow('expire-orders')

  expect(await info(api, ref)).toMatchObject({ payment_status: 'declined', order_status: 'expired' })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
})

test('a callback that comes while the attempt is being saved counts once', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  const disarm = armFailpoint('attempt-saved', async () => {
    disarm()
    await callBack(api, `${number}-1`)
  })

  await startToPay(api, ref)

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]?.sold).toBe(1)
})

test('a callback from before our own save is kept, and applied as soon as the attempt is there', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  await callBack(api, `${number}-1`)

  await startToPay(api, ref)

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
})

test('an order whose bank is asked and calls back at once is paid once', async () => {
  const api = await startApi()
  const { ref, number, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  api.wait(MINUTE_MS)

  await Promise.all([
    api.service.jobs.runNow('ask-bank'),
    callBack(api, `${number}-1`),
    callBack(api, `${number}-1`, { amount: '5070.00' }),
  ])

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('late money that is reported twice in different form is taken once', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  await Promise.all([callBack(api, `${number}-1`), callBack(api, `${number}-1`, { amount: '5070.00' })])

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1, holds: {} })
})

test('an order paid by one attempt while the other is under way alerts staff, and nothing is sold twice', async () => {
  const api = await startApi()
  const first = await orderAndPay(api)
  const second = await startToPay(api, first.ref, 'google_pay')
  await decideWithoutCallback(api, first.fields, 'approve')
  await decideWithoutCallback(api, second.fields, 'approve')
  api.wait(MINUTE_MS)

  await api.service.jobs.runNow('ask-bank')

  expect(await api.db.collection('orders').findOne({ ref: first.ref })).toMatchObject({
    payment_state: 'approved',
    state: 'paid',
    alerts: ['double_paid'],
  })
  expect(api.shelves[dress]?.sold).toBe(1)
})
