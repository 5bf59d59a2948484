import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { articlesOf, askDifference, dearer, eventsOf, payDifference } from '../../test/asked-difference.ts'
import { comeBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { dieAt, shelves, tall } from '../../test/changed-order.ts'
import { back, exchange, previewExchange, returned, toTall } from '../../test/exchanged-order.ts'
import { info, startToPay } from '../../test/shopping.ts'
import { fullOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { dress } from '../../test/stub-catalog.ts'

const asReturned = [
  { available: 4, sold: 1, holds: {} },
  { available: 2, sold: 0, holds: {} },
]
const asExchanged = [
  { available: 4, sold: 1, holds: {} },
  { available: 1, sold: 1, holds: {} },
]

/** Two dresses, one of which came back; the customer is asked for the difference of another height in its place. */
async function exchangeWithDifference() {
  const order = await returned(dearer)
  const { sums } = await saved(order.api, order.ref)
  await exchange(order.api, order.number, { ...toTall(), ...askDifference })
  return { ...order, total: sums.total as number }
}

const exchangedLines = [
  [dress, 1],
  [tall, 1],
]

test('nothing is exchanged before the difference is paid; the new item is reserved for a day, and the customer gets a link', async () => {
  const { api, ref, number, total } = await exchangeWithDifference()

  const order = await saved(api, ref)
  expect([order.sums.total, articlesOf(order), order.tasks, order.state]).toEqual([
    total,
    [[dress, 2]],
    [],
    'delivered',
  ])
  expect(order).not.toHaveProperty('exchanges')
  expect(shelves(api)).toEqual([asReturned[0], { available: 1, sold: 0, holds: { [number]: 1 } }])
  expect((await fullOrder(api, number)).awaiting_difference).toMatchObject({
    amount: 300,
    who: 'olena',
    until: new Date(+api.now() + 24 * HOUR_MS).toISOString(),
    changes: [{ field: 'goods' }, { field: 'total' }],
  })
  expect(await info(api, ref)).toMatchObject({
    payment_status: 'approved',
    can_pay: false,
    difference: { amount: 300, currency: 'UAH', can_pay: true, is_exchange: true },
  })
  const subject = `Замовлення № ${number}: доплата за обмін`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toMatch(/Це коштує на 300\s₴ більше/)
  expect(mail?.html).toContain(`/payment/${ref}`)
})

test('the difference alone is charged, and once it is paid the order is exchanged as a whole', async () => {
  const order = await exchangeWithDifference()
  const { api, ref, number, total } = order

  const fields = await payDifference(order)

  expect(fields).toContainEqual(['amount', '300'])
  const after = await saved(api, ref)
  expect([after.sums.total, articlesOf(after)]).toEqual([total + 30_000, exchangedLines])
  expect(after).toMatchObject({
    ...{ alerts: [], payment_issues: [], tasks: [], state: 'processing', payment_state: 'approved' },
    exchanges: [{ who: 'olena', gone: [{ article: dress }], came: [{ article: tall }], delivery_by: 'shop' }],
  })
  expect(after).not.toHaveProperty('awaiting_difference')
  expect(shelves(api)).toEqual(asExchanged)
  expect(eventsOf(after).slice(-3)).toEqual(['ask_difference', `gateway_approved ${number}-2`, 'exchange'])
  expect(await sentEmails(api)).toContain(`Обмін у замовленні № ${number} оформлено`)
  expect(await info(api, ref)).not.toHaveProperty('difference')
  const sent = await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456780' })
  expect(sent.order_status).toBe('shipped')
})

test('who asks for the difference of an exchange that costs no more has exchanged it at once', async () => {
  const { api, ref, number } = await returned()

  await exchange(api, number, { ...toTall(), ...askDifference })

  expect(await saved(api, ref)).toMatchObject({ state: 'processing', exchanges: [{}] })
})

test('a difference that the bank declined can be paid by another try', async () => {
  const order = await exchangeWithDifference()
  const { api, ref } = order
  await payDifference(order, 'decline')
  expect((await info(api, ref)).difference).toMatchObject({ can_pay: true, declined: true })
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'approved', state: 'delivered' })

  await payDifference(order)

  expect(articlesOf(await saved(api, ref))).toEqual(exchangedLines)
})

test('a lost callback is asked for when the customer comes back', async () => {
  const { api, ref } = await exchangeWithDifference()
  const { fields } = await startToPay(api, ref)
  await decideWithoutCallback(api, fields, 'approve')

  await comeBack(api, ref)

  expect(articlesOf(await saved(api, ref))).toEqual(exchangedLines)
})

const sendAgain: StaffAction = { action: 'return_request', lines: back(), cause: 'too_small', reason: '' }

test('while it waits the money of the return stays, nothing else is exchanged or sent back, and staff may call it off', async () => {
  const { api, ref, number } = await exchangeWithDifference()
  const refused = { code: 'difference_awaited' }

  await expect(refundOrder(api, number, { lines: back() })).rejects.toMatchObject(refused)
  await expect(refundOrder(api, number, { amount: 100 })).rejects.toMatchObject(refused)
  await expect(exchange(api, number, toTall())).rejects.toMatchObject(refused)
  await expect(previewExchange(api, number, toTall())).rejects.toMatchObject(refused)
  await expect(takeStaffAction(api, number, sendAgain)).rejects.toMatchObject(refused)

  const { actions, exchangeable } = await fullOrder(api, number)
  expect([actions.includes('drop_change'), actions.includes('exchange'), exchangeable]).toEqual([true, false, null])
  expect((await info(api, ref)).return_until).toBeNull()
})

test('an exchange that staff call off leaves the return as it was: its money is due, or something else is exchanged', async () => {
  const { api, ref, number, total } = await exchangeWithDifference()

  const order = await takeStaffAction(api, number, { action: 'drop_change' })

  expect(order).toMatchObject({ refund_due: 4990, alerts: ['refund_due'] })
  const after = await saved(api, ref)
  expect([after.sums.total, articlesOf(after), after.tasks]).toEqual([total, [[dress, 2]], []])
  expect(shelves(api)).toEqual(asReturned)
  const subject = `Замовлення № ${number}: обміну не буде`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toContain('Кошти за речі, які ви надіслали, ми повернемо')
  expect((await startToPay(api, ref)).started.status).toBe(409)
  await refundOrder(api, number, { lines: back() })
  expect(await saved(api, ref)).toMatchObject({ alerts: [], payment_state: 'partially_refunded' })
})

test.each([
  ['was delivered', 0, 'delivered'],
  ['is completed meanwhile', 14 * 24 - 1, 'completed'],
])('a difference that nobody paid within a day leaves the order that %s as it was', async (_, hours, state) => {
  const order = await returned(dearer)
  const { api, ref, number } = order
  api.wait(hours * HOUR_MS)
  await exchange(api, number, { ...toTall(), ...askDifference })
  api.wait(24 * HOUR_MS - MINUTE_MS)
  await api.service.jobs.runNow('watch-orders')
  expect(await saved(api, ref)).toHaveProperty('awaiting_difference')

  api.wait(2 * MINUTE_MS)
  expect((await startToPay(api, ref)).started.status).toBe(409)
  await api.service.jobs.runNow('watch-orders')
  await api.service.jobs.runNow('watch-orders')

  const after = await saved(api, ref)
  expect([articlesOf(after), after.tasks, after.state]).toEqual([[[dress, 2]], [], state])
  expect(after).not.toHaveProperty('awaiting_difference')
  expect(eventsOf(after)).toContain('difference_expired')
  expect(shelves(api)).toEqual(asReturned)
})

test('who is at the bank when the day ends has a quarter of an hour more', async () => {
  const { api, ref } = await exchangeWithDifference()
  api.wait(24 * HOUR_MS - MINUTE_MS)
  const { fields } = await startToPay(api, ref)
  api.wait(2 * MINUTE_MS)
  await api.service.jobs.runNow('watch-orders')

  await decide(api, fields, 'approve')

  expect(articlesOf(await saved(api, ref))).toEqual(exchangedLines)
})

test.each(['called off', 'over'])(
  'money that comes when the exchange is %s is one payment too many; given back, it takes nothing of what is due for the return',
  async how => {
    const { api, ref, number } = await exchangeWithDifference()
    const { fields } = await startToPay(api, ref)
    if (how === 'called off') await takeStaffAction(api, number, { action: 'drop_change' })
    else {
      api.wait(25 * HOUR_MS)
      await api.service.jobs.runNow('watch-orders')
    }

    await decide(api, fields, 'approve')

    const after = await saved(api, ref)
    expect(articlesOf(after)).toEqual([[dress, 2]])
    expect(after).toMatchObject({ alerts: ['refund_due', 'double_paid'], payment_issues: ['double'] })
    expect(shelves(api)).toEqual(asReturned)
    await refundOrder(api, number, { payment_id: `${number}-2` })
    expect(await saved(api, ref)).toMatchObject({ payment_issues: [], payment_state: 'approved', state: 'delivered' })
    const order = await fullOrder(api, number)
    expect([order.refund_due, order.exchangeable?.lines]).toMatchObject([4990, [{ article: dress, count: 1 }]])
    await exchange(api, number, { ...toTall(), ...askDifference })
    expect(await saved(api, ref)).toHaveProperty('awaiting_difference')
  },
)

test('of two tries of one difference that are both paid the second is one payment too many', async () => {
  const { api, ref, number } = await exchangeWithDifference()
  const { fields: byCard } = await startToPay(api, ref)
  const { fields: byPhone } = await startToPay(api, ref, 'google_pay')

  await decide(api, byCard, 'approve')
  await decide(api, byPhone, 'approve')

  const after = await saved(api, ref)
  expect(after).toMatchObject({ alerts: ['double_paid'], payment_issues: ['double'], exchanges: [{}] })
  await refundOrder(api, number, { payment_id: `${number}-3` })
  expect(await saved(api, ref)).toMatchObject({ payment_issues: [], payment_state: 'approved', state: 'processing' })
})

test.each(['stock-reserved-for-change', 'order-changed'] as const)(
  'when the process dies at %s while the difference is asked for, the job asks for it, once',
  async point => {
    const order = await returned(dearer)
    const { api, ref, number } = order
    dieAt(point)
    await exchange(api, number, { ...toTall(), ...askDifference }).catch(error =>
      expect(error).toMatchObject({ message: 'the process died' }),
    )
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const found = await saved(api, ref)
    expect(found.tasks).toEqual([])
    expect(eventsOf(found).filter((event: string) => event === 'ask_difference')).toHaveLength(1)
    await payDifference(order)
    expect(shelves(api)).toEqual(asExchanged)
  },
)

test.each(['payment-event-saved', 'stock-sold'] as const)(
  'when the process dies at %s after the difference was paid, the job makes the exchange whole',
  async point => {
    const order = await exchangeWithDifference()
    const { api, ref } = order
    dieAt(point)
    await payDifference(order)
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const after = await saved(api, ref)
    expect([articlesOf(after), after.tasks, after.exchanges.length]).toEqual([exchangedLines, [], 1])
    expect(shelves(api)).toEqual(asExchanged)
  },
)

test('when the process dies as an exchange is called off, the job puts the new items back', async () => {
  const { api, ref, number } = await exchangeWithDifference()
  dieAt('swapped-released')
  await takeStaffAction(api, number, { action: 'drop_change' }).catch(() => null)
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  expect((await saved(api, ref)).tasks).toEqual([])
  expect(shelves(api)).toEqual(asReturned)
})
