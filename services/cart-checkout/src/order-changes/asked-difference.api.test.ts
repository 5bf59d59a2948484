import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { articlesOf, askDifference, dearer, eventsOf, payDifference } from '../../test/asked-difference.ts'
import { comeBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { bought, change, dieAt, shelves, tall, toTall } from '../../test/changed-order.ts'
import { info, startToPay } from '../../test/shopping.ts'
import { fullOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Json } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const asSold = [
  { available: 3, sold: 2, holds: {} },
  { available: 2, sold: 0, holds: {} },
]
const asChanged = [
  { available: 4, sold: 1, holds: {} },
  { available: 1, sold: 1, holds: {} },
]

/** Two dresses, paid; the customer is asked for the difference of another height of one of them. */
async function orderWithDifference() {
  const order = await bought(dearer)
  const { sums } = await saved(order.api, order.ref)
  await change(order.api, order.number, { ...toTall(), ...askDifference })
  return { ...order, total: sums.total as number }
}

test('nothing of the order changes before the difference is paid; the new item is reserved for a day, and the customer gets a link', async () => {
  const { api, ref, number, total } = await orderWithDifference()

  const order = await saved(api, ref)
  expect([order.sums.total, articlesOf(order), order.tasks]).toEqual([total, [[dress, 2]], []])
  expect(shelves(api)).toEqual([asSold[0], { available: 1, sold: 0, holds: { [number]: 1 } }])
  expect((await fullOrder(api, number)).awaiting_difference).toMatchObject({
    amount: 300,
    currency: 'UAH',
    who: 'olena',
    until: new Date(+api.now() + 24 * HOUR_MS).toISOString(),
    changes: [{ field: 'goods' }, { field: 'total' }],
  })
  expect(await info(api, ref)).toMatchObject({
    payment_status: 'approved',
    can_pay: false,
    difference: { amount: 300, currency: 'UAH', can_pay: true, asking_bank: false },
  })
  const subject = `Замовлення № ${number}: доплата за зміну`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toMatch(/Це коштує на 300\s₴ більше/)
  expect(mail?.html).toContain(`/payment/${ref}`)
})

test('who knows the address of the order alone sees what is to be paid, not what changes', async () => {
  const { api, ref } = await orderWithDifference()
  expect((await info(api, ref)).difference).not.toHaveProperty('changes')
})

test('the difference alone is charged, and once it is paid the order is changed as a whole', async () => {
  const order = await orderWithDifference()
  const { api, ref, number, total } = order

  const fields = await payDifference(order)

  expect(fields).toContainEqual(['amount', '300'])
  const after = await saved(api, ref)
  expect([after.sums.total, articlesOf(after)]).toEqual([
    total + 30_000,
    [
      [dress, 1],
      [tall, 1],
    ],
  ])
  expect(after).toMatchObject({ alerts: [], payment_issues: [], tasks: [], state: 'paid', payment_state: 'approved' })
  expect(after).not.toHaveProperty('awaiting_difference')
  expect(after.attempts.map(({ state, charge }: Json) => [state, charge.amount])).toEqual([
    ['approved', total],
    ['approved', 30_000],
  ])
  expect(shelves(api)).toEqual(asChanged)
  expect(eventsOf(after).slice(-3)).toEqual(['ask_difference', `gateway_approved ${number}-2`, 'change'])
  expect(await sentEmails(api)).toContain(`Замовлення № ${number} змінено`)
  expect(await info(api, ref)).not.toHaveProperty('difference')
  expect((await takeStaffAction(api, number, { action: 'take' })).order_status).toBe('processing')
})

test('a difference that the bank declined can be paid by another try', async () => {
  const order = await orderWithDifference()
  const { api, ref } = order
  await payDifference(order, 'decline')
  expect((await info(api, ref)).difference).toMatchObject({ can_pay: true, declined: true })
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'approved', state: 'paid' })

  await payDifference(order)

  expect(articlesOf(await saved(api, ref))).toEqual([
    [dress, 1],
    [tall, 1],
  ])
})

test('a try that is begun twice is the same one, and a lost callback is asked for when the customer comes back', async () => {
  const { api, ref, number } = await orderWithDifference()
  const { fields } = await startToPay(api, ref)
  expect((await startToPay(api, ref)).fields).toEqual(fields)
  await decideWithoutCallback(api, fields, 'approve')

  await comeBack(api, ref)

  const after = await saved(api, ref)
  expect(after.attempts.map(({ payment_id, state }: Json) => [payment_id, state])).toEqual([
    [`${number}-1`, 'approved'],
    [`${number}-2`, 'approved'],
  ])
  expect(articlesOf(after)[1]).toEqual([tall, 1])
})

const reason = 'Так домовилися'
test.each<[string, StaffAction]>([
  ['started', { action: 'take' }],
  ['cancelled', { action: 'cancel', reason }],
])('an order that waits for a difference is not %s', async (_, action) => {
  const { api, number } = await orderWithDifference()
  await expect(takeStaffAction(api, number, action)).rejects.toMatchObject({ code: 'difference_awaited' })
})

test('an order in work that waits for a difference is not sent, changed or given back; staff are offered to call the change off', async () => {
  const { api, number } = await bought(dearer)
  await takeStaffAction(api, number, { action: 'take' })
  await change(api, number, { ...toTall(), ...askDifference })
  const { actions, changeable } = await fullOrder(api, number)

  expect(actions).toContain('drop_change')
  expect(actions).not.toEqual(expect.arrayContaining(['ship']))
  expect(changeable).toBeNull()
  const refused = { code: 'difference_awaited' }
  await expect(takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })).rejects.toMatchObject(
    refused,
  )
  await expect(change(api, number, { note: 'Подзвоніть' }, '0'.repeat(16))).rejects.toMatchObject(refused)
  await expect(refundOrder(api, number)).rejects.toMatchObject(refused)
})

test('a change that staff call off leaves the order as it was, and the customer is told', async () => {
  const { api, ref, number, total } = await orderWithDifference()

  await takeStaffAction(api, number, { action: 'drop_change' })

  const after = await saved(api, ref)
  expect([after.sums.total, articlesOf(after), after.tasks]).toEqual([total, [[dress, 2]], []])
  expect(shelves(api)).toEqual(asSold)
  expect(eventsOf(after).at(-1)).toBe('drop_change')
  expect(await sentEmails(api)).toContain(`Замовлення № ${number} залишилося без змін`)
  await expect(takeStaffAction(api, number, { action: 'drop_change' })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  expect((await startToPay(api, ref)).started.status).toBe(409)
})

test('a difference that nobody paid within a day leaves the order as it was', async () => {
  const { api, ref, total } = await orderWithDifference()
  api.wait(24 * HOUR_MS - MINUTE_MS)
  await api.service.jobs.runNow('watch-orders')
  expect(await saved(api, ref)).toHaveProperty('awaiting_difference')

  api.wait(MINUTE_MS)
  expect((await startToPay(api, ref)).started.status).toBe(409)
  await api.service.jobs.runNow('watch-orders')

  const after = await saved(api, ref)
  expect([after.sums.total, articlesOf(after), after.tasks]).toEqual([total, [[dress, 2]], []])
  expect(after).not.toHaveProperty('awaiting_difference')
  expect(eventsOf(after).at(-1)).toBe('difference_expired')
  expect(shelves(api)).toEqual(asSold)
})

test('who is at the bank when the day ends has a quarter of an hour more', async () => {
  const { api, ref } = await orderWithDifference()
  api.wait(24 * HOUR_MS - MINUTE_MS)
  const { fields } = await startToPay(api, ref)
  api.wait(2 * MINUTE_MS)
  await api.service.jobs.runNow('watch-orders')

  await decide(api, fields, 'approve')

  expect(articlesOf(await saved(api, ref))[1]).toEqual([tall, 1])
})

test.each(['called off', 'over'])(
  'money that comes when the change is %s is one payment too many, and goes back from the payments desk',
  async how => {
    const { api, ref, number, total } = await orderWithDifference()
    const { fields } = await startToPay(api, ref)
    if (how === 'called off') await takeStaffAction(api, number, { action: 'drop_change' })
    else {
      api.wait(25 * HOUR_MS)
      await api.service.jobs.runNow('watch-orders')
    }

    await decide(api, fields, 'approve')

    const after = await saved(api, ref)
    expect([after.sums.total, articlesOf(after)]).toEqual([total, [[dress, 2]]])
    expect(after).toMatchObject({ alerts: ['double_paid'], payment_issues: ['double'], payment_state: 'approved' })
    expect(shelves(api)).toEqual(asSold)
    await refundOrder(api, number, { payment_id: `${number}-2` })
    expect(await saved(api, ref)).toMatchObject({ payment_issues: [], payment_state: 'approved', state: 'paid' })
    expect((await takeStaffAction(api, number, { action: 'take' })).order_status).toBe('processing')
  },
)

test('of two tries of one difference that are both paid the second is one payment too many', async () => {
  const { api, ref, number } = await orderWithDifference()
  const { fields: byCard } = await startToPay(api, ref)
  const { fields: byPhone } = await startToPay(api, ref, 'google_pay')

  await decide(api, byCard, 'approve')
  await decide(api, byPhone, 'approve')

  const after = await saved(api, ref)
  expect(after).toMatchObject({ alerts: ['double_paid'], payment_issues: ['double'] })
  expect(articlesOf(after)[1]).toEqual([tall, 1])
  await refundOrder(api, number, { payment_id: `${number}-3` })
  expect(await saved(api, ref)).toMatchObject({ payment_issues: [], payment_state: 'approved' })
})

test('an item that is gone is not asked for, and where the order costs no more it is changed at once', async () => {
  const { api, ref, number } = await bought(dearer)
  const before = await saved(api, ref)
  await expect(change(api, number, { ...toTall(3), ...askDifference })).rejects.toMatchObject({ code: 'validation' })
  await expect(
    change(api, number, { added: [{ article: tall, size, count: 3 }], ...askDifference }),
  ).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  expect(await saved(api, ref)).toEqual(before)

  await change(api, number, { ...toTall(), ...askDifference, keep_sum: 'Помилка магазину' })

  expect(await saved(api, ref)).not.toHaveProperty('awaiting_difference')
  expect(shelves(api)).toEqual(asChanged)
})

test.each(['stock-reserved-for-change', 'order-changed'] as const)(
  'when the process dies at %s while the difference is asked for, the job asks for it, once',
  async point => {
    const order = await bought(dearer)
    const { api, ref, number } = order
    dieAt(point)
    await change(api, number, { ...toTall(), ...askDifference }).catch(error =>
      expect(error).toMatchObject({ message: 'the process died' }),
    )
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const found = await saved(api, ref)
    expect(found.tasks).toEqual([])
    expect(eventsOf(found).filter((event: string) => event === 'ask_difference')).toHaveLength(1)
    await payDifference(order)
    expect(shelves(api)).toEqual(asChanged)
  },
)

test.each(['payment-event-saved', 'stock-sold', 'stock-returned'] as const)(
  'when the process dies at %s after the difference was paid, the job makes the change whole',
  async point => {
    const order = await orderWithDifference()
    const { api, ref } = order
    dieAt(point)
    await payDifference(order)
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const after = await saved(api, ref)
    expect([articlesOf(after)[1], after.tasks]).toEqual([[tall, 1], []])
    expect(shelves(api)).toEqual(asChanged)
  },
)

test('when the process dies as a change is called off, the job puts the new items back', async () => {
  const { api, ref, number } = await orderWithDifference()
  dieAt('swapped-released')
  await takeStaffAction(api, number, { action: 'drop_change' }).catch(() => null)
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  expect((await saved(api, ref)).tasks).toEqual([])
  expect(shelves(api)).toEqual(asSold)
})
