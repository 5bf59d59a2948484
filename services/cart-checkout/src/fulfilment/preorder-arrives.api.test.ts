import { DAY_MS } from '@shop/calendar/durations'
import { decide } from '../../test/bank.ts'
import { meanwhileAt } from '../../test/pause-at.ts'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { askQuote, info, order, orderAndPay } from '../../test/shopping.ts'
import { saved, sentEmails, takeStaffAction, writeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'

/** The code by which the customer gives up a pre-order that is two weeks late. */
async function givenUpCode(api: Api, ref: string): Promise<string | undefined> {
  api.wait(200 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')
  await api.post('/api/orders/send-code', { order: ref })
  return (await sentEmails(api)).findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6)
}

const parcel = (tracking: string) => ({ action: 'ship' as const, tracking })

test('the oldest paid orders get the items that have come, the rest goes on sale', async () => {
  const { api, coat, inAdvance, buy, arrive, item } = await startPreorderShop()
  const first = await buy(inAdvance(2))
  api.wait(1000)
  const second = await buy(inAdvance())
  api.wait(1000)
  const third = await buy(inAdvance())

  await arrive(3)
  expect((await saved(api, first.ref)).lines[0].arrived).toBe(2)
  expect((await saved(api, second.ref)).lines[0].arrived).toBe(1)
  expect((await saved(api, third.ref)).lines[0].arrived).toBeUndefined()
  expect(await item()).toMatchObject({ received: 3, available: 0, sold: 3, preorder_promised: 1, preorder_sold: 1 })

  await arrive(5, 'delivery 2')
  expect((await saved(api, third.ref)).lines[0].arrived).toBe(1)
  expect(await item()).toMatchObject({ received: 8, available: 4, sold: 4, preorder_promised: 0, holds: [] })
  expect((await askQuote(api, { lines: [{ ...coat, count: 1 }] })).body.quote.lines[0]).toMatchObject({ available: 4 })
})

test('staff receive stock from the order that waits; entered twice it comes once, and the older order is served first', async () => {
  const { api, coat, inAdvance, buy, item } = await startPreorderShop()
  const first = await buy(inAdvance())
  api.wait(1000)
  const second = await buy(inAdvance())
  const delivery = { action: 'receive' as const, ...coat, count: 1 }

  const { order, change } = await writeStaffAction(api, second.number, delivery, '1')
  const repeat = await writeStaffAction(api, second.number, delivery, '1')

  expect(change).toMatchObject({ action: 'order_receive', asked: { ...coat, count: 1 } })
  expect(repeat.change).toEqual(change)
  expect(order).toMatchObject({ lines: [{ awaited: 1, packable: 0 }], actions: expect.arrayContaining(['receive']) })
  expect((await saved(api, first.ref)).lines[0].arrived).toBe(1)
  expect(await item()).toMatchObject({ received: 1, sold: 1, available: 0 })
  await expect(takeStaffAction(api, first.number, delivery, '1')).rejects.toThrow('illegal_transition')
})

test('a delivery that the order got is entered once more under its key: the change that the first one made is answered', async () => {
  const { api, coat, inAdvance, buy } = await startPreorderShop()
  const { number } = await buy(inAdvance())
  const delivery = { action: 'receive' as const, ...coat, count: 1 }

  const first = await writeStaffAction(api, number, delivery, '1')
  await takeStaffAction(api, number, { action: 'comment', comment: 'Прийшло' })
  const repeat = await writeStaffAction(api, number, delivery, '1')

  expect(first.order.lines).toMatchObject([{ awaited: 0 }])
  expect(repeat.change?.before).toEqual(first.change?.before)
})

test('an order that nobody has paid gets nothing, but nobody else can buy what it is promised', async () => {
  const { api, inAdvance, arrive, item } = await startPreorderShop()
  await order(api, { lines: inAdvance(), body: { preorder_ack: true } })

  await arrive(2)
  expect(await item()).toMatchObject({ available: 1, holds: [{ order: 'arrival', count: 1 }] })

  api.wait(31 * 60_000)
  await api.service.jobs.runNow('expire-orders')
  await api.service.jobs.runNow('assign-arrivals')
  expect(await item()).toMatchObject({ available: 2, holds: [] })
})

test('of a mixed order the items in stock leave now and the pre-order when it is there, each with its email', async () => {
  const { api, coat, shirt, mixed, buy, arrive } = await startPreorderShop()
  const { ref, number } = await buy(mixed())
  await takeStaffAction(api, number, { action: 'take' })

  const first = await takeStaffAction(api, number, parcel('20450000000001'))
  expect(first).toMatchObject({ order_status: 'processing', parts: [{ lines: [{ ...shirt, count: 1 }] }] })
  await arrive(1)
  const second = await takeStaffAction(api, number, parcel('20450000000002'))

  expect(second).toMatchObject({ order_status: 'shipped', parts: [{}, { lines: [{ ...coat, count: 1 }] }] })
  expect(await sentEmails(api)).toEqual(
    expect.arrayContaining([`Частина замовлення № ${number} вже в дорозі`, `Замовлення № ${number} вже в дорозі`]),
  )
  const email = await api.db.collection('caught_mails').findOne({ subject: /^Частина/ })
  expect(email?.text.match(/(не )?[ву] цій посилці/g)).toEqual(['не в цій посилці', 'у цій посилці'])
  expect((await info(api, ref)).order_status).toBe('shipped')
})

test('a pre-order two weeks late brings an email with the choice to cancel; then all the money goes back, and the order is over', async () => {
  const { api, inAdvance, buy, item } = await startPreorderShop()
  const { ref, number } = await buy(inAdvance())
  expect(await info(api, ref)).toMatchObject({ can_cancel: false })
  api.wait(200 * DAY_MS)

  await api.service.jobs.runNow('watch-orders')
  await api.service.jobs.runNow('watch-orders')
  const late = (await sentEmails(api)).filter(subject => subject.includes('затримується'))
  expect(late).toEqual([`Замовлення № ${number}: передзамовлення затримується`])
  expect(await info(api, ref)).toMatchObject({ can_cancel: true })

  await api.post('/api/orders/send-code', { order: ref })
  const code = (await sentEmails(api)).findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6)
  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.order.order_status).toBe('cancelled')

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded', state: 'cancelled' })
  expect(await item()).toMatchObject({ preorder_promised: 0, preorder_sold: 0, sold: 0 })
})

test('when a shipment has left, only what is late is given back, and the order counts as shipped', async () => {
  const { api, mixed, buy, item } = await startPreorderShop()
  const { ref, number } = await buy(mixed())
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, parcel('20450000000001'))
  api.wait(200 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')
  await api.post('/api/orders/send-code', { order: ref })
  const code = (await sentEmails(api)).findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6)

  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.order.order_status).toBe('shipped')

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'partially_refunded', state: 'shipped' })
  expect(await item()).toMatchObject({ preorder_promised: 0, preorder_sold: 0 })
})

test('a part that leaves while the customer gives the late rest up stays sold, and only the rest is given back', async () => {
  const { api, coat, shirt, mixed, buy, item } = await startPreorderShop()
  const { ref, number } = await buy(mixed())
  await takeStaffAction(api, number, { action: 'take' })
  const code = await givenUpCode(api, ref)
  meanwhileAt('preorder-cancel-started', () => takeStaffAction(api, number, parcel('20450000000001')))

  const { status, body } = await api.post('/api/orders/cancel', { order: ref, code })

  expect([status, body.order?.order_status]).toEqual([200, 'shipped'])
  expect(await saved(api, ref)).toMatchObject({
    state: 'shipped',
    payment_state: 'partially_refunded',
    refunds: [{ lines: [{ ...coat, count: 1 }], delivery: false, state: 'done' }],
    parts: [{ lines: [{ ...shirt, count: 1 }] }],
  })
  expect(await item()).toMatchObject({ preorder_promised: 0, preorder_sold: 0 })
})

test('once the customer has given a late pre-order up, no part of it leaves any more', async () => {
  const { api, mixed, buy, item } = await startPreorderShop()
  const { ref, number } = await buy(mixed())
  await takeStaffAction(api, number, { action: 'take' })
  const code = await givenUpCode(api, ref)
  const sent: unknown[] = []
  meanwhileAt('refund-saved', async () => {
    sent.push(...(await Promise.allSettled([takeStaffAction(api, number, parcel('20450000000001'))])))
  })

  const { body } = await api.post('/api/orders/cancel', { order: ref, code })

  expect(sent).toMatchObject([{ status: 'rejected', reason: { code: 'illegal_transition' } }])
  expect(body.order.order_status).toBe('cancelled')
  expect(await saved(api, ref)).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
  expect(await item()).toMatchObject({ preorder_promised: 0, preorder_sold: 0 })
})

test('the late rest of an order whose parcel the customer has is given up, and the order is delivered with what left', async () => {
  const { api, mixed, buy } = await startPreorderShop()
  const { ref, number } = await buy(mixed())
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, parcel('20450000000001'))
  const code = await givenUpCode(api, ref)
  await api.db.collection('orders').updateOne({ ref }, { $set: { 'parts.0.said': 'received' } })

  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.order.order_status).toBe('shipped')
  expect(await saved(api, ref)).toMatchObject({ alerts: [], ask_carrier_at: expect.any(Date) })
  expect(await takeStaffAction(api, number, { action: 'delivered' })).toMatchObject({ order_status: 'delivered' })
})

test('of an order that the customer fetches, what lies ready stays ready when the late rest is given up', async () => {
  const { api, mixed } = await startPreorderShop()
  const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' }
  const { ref, number, fields } = await orderAndPay(api, { lines: mixed(), delivery, body: { preorder_ack: true } })
  await decide(api, fields, 'approve')
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ready' })
  const code = await givenUpCode(api, ref)

  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.order.order_status).toBe('ready')
})

test('when the bank refuses to give the money back, the order stays and staff see the wish to cancel', async () => {
  const { api, inAdvance, buy } = await startPreorderShop()
  const { ref, number } = await buy(inAdvance())
  api.wait(200 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')
  await api.db.collection('orders').updateOne({ number }, { $set: { 'attempts.0.merchant': 'another account' } })
  await api.post('/api/orders/send-code', { order: ref })
  const code = (await sentEmails(api)).findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6)

  const { status, body } = await api.post('/api/orders/cancel', { order: ref, code })

  expect([status, body.error.code]).toEqual([503, 'payment_unavailable'])
  expect(await saved(api, ref)).toMatchObject({
    state: 'paid',
    payment_state: 'approved',
    alerts: ['preorder_late', 'refund_declined', 'cancel_wanted'],
  })
})

test('a late pre-order that was paid in cash waits for staff when it is cancelled: nobody can give back by a click what lies in the till', async () => {
  const { api, inAdvance } = await startPreorderShop()
  const { ref, number } = (await order(api, { lines: inAdvance(), body: { preorder_ack: true } })).body.order
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Шоурум' })
  api.wait(200 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')
  await api.post('/api/orders/send-code', { order: ref })
  const code = (await sentEmails(api)).findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6)

  expect((await api.post('/api/orders/cancel', { order: ref, code })).status).toBe(503)
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'approved', alerts: ['preorder_late', 'cancel_wanted'] })
  expect(await info(api, ref)).toMatchObject({ taken_by: 'cash' })
})
