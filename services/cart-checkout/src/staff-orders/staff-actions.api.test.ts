import { DAY_MS } from '@shop/calendar/durations'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { info, order, orderAndPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const parcel: StaffAction = { action: 'ship', tracking: '20450123456789' }
const oneDress = [{ article: dress, size, count: 1 }]

test('an order goes through all its states, and every action is recorded with who and when', async () => {
  const { api, ref, number } = await paidOrder()

  expect(await takeStaffAction(api, number, { action: 'take' })).toMatchObject({
    order_status: 'processing',
    due_on: '2026-11-25',
  })
  expect(await takeStaffAction(api, number, parcel)).toMatchObject({
    order_status: 'shipped',
    parts: [{ tracking: '20450123456789', who: 'olena', lines: [{ article: dress, count: 1 }] }],
  })
  expect(await takeStaffAction(api, number, { action: 'delivered' })).toMatchObject({
    order_status: 'delivered',
    last_return_day: '2026-12-05',
  })
  api.wait(15 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')

  const { state, history } = await saved(api, ref)
  expect(state).toBe('completed')
  expect(history.slice(-4).map(({ event, who }: { event: string; who: string }) => [event, who])).toEqual([
    ['take', 'olena'],
    ['ship', 'olena'],
    ['delivered', 'olena'],
    ['complete', 'shop'],
  ])
})

test('the email about a parcel names its number, leads to the carrier, and goes out once', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, parcel)

  expect(await sentEmails(api)).toContain(`Замовлення № ${number} вже в дорозі`)
  const mail = await api.db.collection('caught_mails').findOne({ subject: /в дорозі/ })
  expect(mail?.text).toContain('Номер посилки: 20450123456789')
  expect(mail?.text).toContain('https://novaposhta.ua/tracking/?cargo_number=20450123456789')
})

test('only its owner sees the parcels on the page of the order', async () => {
  const { api, ref, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, parcel)

  expect(await info(api, ref)).toMatchObject({ order_status: 'shipped', is_yours: false })
  expect(JSON.stringify(await info(api, ref))).not.toContain('20450123456789')
})

test('what the rules refuse is refused, and staff see beforehand what they may do', async () => {
  const { api, number } = await paidOrder()

  await expect(takeStaffAction(api, number, parcel)).rejects.toThrow('illegal_transition')
  await expect(takeStaffAction(api, number, { action: 'cancel', reason: 'помилка' })).rejects.toThrow(
    'illegal_transition',
  )
  await expect(takeStaffAction(api, '26-000999', { action: 'take' })).rejects.toThrow('not_found')
  const { actions } = await takeStaffAction(api, number, { action: 'comment', comment: 'Дзвонили' })
  expect(actions).toEqual(['take', 'change', 'refund', 'refund_request'])
})

test('a note from before the thread is its first entry, and so is what the colleague wrote before', async () => {
  const { api, number } = await paidOrder()
  await api.staff.write(updateCommentEndpoint, { query: { order: number, comment: 'Дзвонили' }, who: 'taras' })
  const { comment, comments } = await takeStaffAction(api, number, { action: 'comment', comment: 'Чекає' })

  expect(comment).toBe('Чекає')
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const asNote = { id: null, at, assignee: null, done: null }
  expect(comments).toEqual([
    { ...asNote, who: 'taras', text: 'Дзвонили' },
    { ...asNote, who: 'olena', text: 'Чекає' },
  ])
})

test('of two staff who write a comment, the second learns of the first and overwrites nothing', async () => {
  const { api, number } = await paidOrder()
  const write = (comment: string, who: string, seen?: string) =>
    api.staff.write(updateCommentEndpoint, { query: { order: number, comment }, body: { seen }, who })
  await write('Дзвонили', 'taras', '')

  await expect(write('Чекає на посилку', 'olena', '')).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { comment: 'Дзвонили', by: 'taras', at: expect.stringMatching(/^\d{4}-/) },
  })
  expect((await fullOrder(api, number)).comment).toBe('Дзвонили')
  // Who has read it, or means the same, may write.
  expect((await write('Дзвонили', 'olena', '')).order.comment).toBe('Дзвонили')
  expect((await write('Дзвонили, чекає', 'olena', 'Дзвонили')).order.comment).toBe('Дзвонили, чекає')
})

test('a page from before a comment was compared still writes it', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'comment', comment: 'Дзвонили' })

  const { comment } = await takeStaffAction(api, number, { action: 'comment', comment: 'Чекає' })
  expect(comment).toBe('Чекає')
})

test('of two staff who start processing an order at once, one does', async () => {
  const { api, number } = await paidOrder()

  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => takeStaffAction(api, number, { action: 'take' })),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a paid order that is cancelled after its refund puts its items back on sale, and its customer gets an email', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  expect(api.shelves[dress]).toMatchObject({ available: 3, sold: 2 })
  await refundOrder(api, number)

  expect(await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })).toMatchObject({
    order_status: 'cancelled',
  })

  expect(api.shelves[dress]).toMatchObject({ available: 5, sold: 0 })
  expect(await sentEmails(api)).toEqual(expect.arrayContaining([`Замовлення № ${number} скасовано`]))
})

test('staff decide item by item what goes back on sale after a refund', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  const refund = (restock: boolean) => {
    const lines = oneDress.map(line => ({ ...line, restock }))
    return refundOrder(api, number, { lines })
  }

  await refund(false)
  expect(api.shelves[dress]).toMatchObject({ available: 3, sold: 2 })
  await refund(true)
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('a return is asked for, received and restocked, and the accountant sees the refund that is due', async () => {
  const { api, ref, number } = await paidOrder({ lines: twoDresses })
  for (const action of [{ action: 'take' }, parcel, { action: 'delivered' }] satisfies StaffAction[])
    await takeStaffAction(api, number, action)
  await takeStaffAction(api, number, {
    action: 'return_request',
    lines: oneDress,
    cause: 'too_small',
    reason: 'замала',
  })

  const lines = oneDress.map(line => ({ ...line, restock: true }))
  const returned = await takeStaffAction(api, number, { action: 'return_accept', lines })

  expect(returned).toMatchObject({
    order_status: 'delivered',
    partly_returned: true,
    alerts: ['refund_due'],
    refund_due: 4990,
    lines: [{ kept: 2, undecided: 1, returned: 1, due: 1, back: [4990, 9980] }],
  })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  await refundOrder(api, number, { lines: oneDress })
  expect(await saved(api, ref)).toMatchObject({ alerts: [], payment_state: 'partially_refunded' })
})

test('money that staff took themselves makes the order paid, and can be taken back', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order

  const paid = await takeStaffAction(api, number, {
    action: 'manual_paid',
    means: 'transfer',
    reason: 'Переказ на рахунок',
  })
  expect(paid).toMatchObject({ is_paid: true, order_status: 'paid', payments: [{ provider: 'manual', amount: 5070 }] })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
  await expect(
    takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'Ще раз' }),
  ).rejects.toThrow('illegal_transition')

  const unpaid = await takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'Не той рахунок' })
  expect(unpaid).toMatchObject({ is_paid: false, order_status: 'awaiting_payment', payment_status: 'none' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 0, holds: { [number]: 1 } })
})

test('money of a bank cannot be marked unpaid by staff', async () => {
  const { api, number } = await paidOrder()

  await expect(takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'Помилка' })).rejects.toThrow(
    'illegal_transition',
  )
})

test('what staff took by hand they give back by hand: the bank is not asked', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Готівка' })

  const refund = await refundOrder(api, number)

  expect(refund).toMatchObject({ payment_status: 'refunded', refund: { state: 'done' } })
})

test('a paid order whose items were sold out goes on when they are found, and not before', async () => {
  const { api, ref, number } = await paidOrder()
  await api.db.collection('orders').updateOne({ ref }, { $set: { state: 'paid_no_stock' } })
  const shelf = api.shelves[dress]
  Object.assign(shelf ?? {}, { available: 0, sold: 0 })

  await expect(takeStaffAction(api, number, { action: 'restocked' })).rejects.toThrow('out_of_stock')
  Object.assign(shelf ?? {}, { available: 1 })

  expect(await takeStaffAction(api, number, { action: 'restocked' })).toMatchObject({ order_status: 'processing' })
  expect(shelf).toMatchObject({ available: 0, sold: 1 })
})

test('staff cancel an order that nobody has paid, and its items are released', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)

  expect(await takeStaffAction(api, number, { action: 'cancel', reason: 'Дублікат' })).toMatchObject({
    order_status: 'cancelled',
  })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
})

test('an order that two managers mark as paid at once is paid once, and one of them hears that it changed', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  const mark = () => takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Готівка' })

  const answers = await Promise.allSettled([mark(), mark()])

  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toMatchObject([{ code: 'illegal_transition' }])
  expect((await saved(api, ref)).attempts).toMatchObject([{ state: 'approved', provider: 'manual' }])
})
