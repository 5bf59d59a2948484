import { MINUTE_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { anAttempt, anOrder } from '../../test/an-order.ts'
import { decideWithoutCallback } from '../../test/bank.ts'
import { info, orderAndPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'

/** Adds orders whose time is over. */
async function overdueOrders(api: Api, count: number, attempts: (index: number) => PaymentAttempt[] = () => []) {
  const created_at = new Date(api.now().getTime() - 31 * MINUTE_MS)
  const reserved_until = new Date(api.now().getTime() - MINUTE_MS)
  const orders = Array.from({ length: count }, (_, index) => {
    const number = `26-${String(900_000 + index)}`
    const about = { ref: `${number}-aaaaaaaaaaaaa`, idempotency_key: number, created_at, reserved_until }
    return anOrder({ number, ...about, attempts: attempts(index) })
  })
  await api.db.collection('orders').insertMany(orders)
}

const stillOpen = (api: Api) => api.db.collection('orders').countDocuments({ state: 'awaiting_payment' })

test('one round releases all orders whose time is over, also when they are more than a hundred', async () => {
  const api = await startApi()
  await overdueOrders(api, 104)

  await api.service.jobs.runNow('expire-orders')

  expect(await stillOpen(api)).toBe(0)
})

test('a silent bank keeps the orders that it may know of, and the others are released meanwhile', async () => {
  const api = await startApi()
  const unheard = await orderAndPay(api)
  await decideWithoutCallback(api, unheard.fields, 'approve')
  api.wait(31 * MINUTE_MS)
  await overdueOrders(api, 12, index => (index < 8 ? [{ ...anAttempt(), merchant: 'levada_sandbox' }] : []))
  api.bank.isAway = true

  await api.service.jobs.runNow('expire-orders')

  expect(await stillOpen(api)).toBe(9)
  api.bank.isAway = false
  await api.service.jobs.runNow('expire-orders')
  expect(await stillOpen(api)).toBe(0)
  expect(await info(api, unheard.ref)).toMatchObject({ payment_status: 'approved' })
})

test('one order that cannot be released does not keep the others waiting', async () => {
  const api = await startApi()
  await overdueOrders(api, 3)
  await api.db.collection('orders').updateOne({ number: '26-900000' }, { $set: { payment_state: 'no such state' } })
  const disarm = armFailpoint('stock-released', () => {
    disarm()
    throw new Error('died')
  })

  await api.service.jobs.runNow('expire-orders')

  expect(await stillOpen(api)).toBe(1)
})

test('a silent bank does not keep an order longer than an hour after it was placed', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await api.db
    .collection('orders')
    .updateOne({ ref }, { $set: { reserved_until: new Date(api.now().getTime() + 55 * MINUTE_MS) } })
  await decideWithoutCallback(api, fields, 'approve')
  api.bank.isAway = true
  api.wait(61 * MINUTE_MS)

  await api.service.jobs.runNow('expire-orders')

  expect(await info(api, ref)).toMatchObject({ order_status: 'expired' })
})
