import { callBack, decide } from '../../test/bank.ts'
import { changeSettings } from '../../test/change-settings.ts'
import { bought, change, dieAt, preview, shelves, tall, toTall } from '../../test/changed-order.ts'
import { buy, connected1c } from '../../test/connected-1c.ts'
import { orderAndPay, order as placeOrder, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'
import { salesOfOrder } from '../sales/order-sales.ts'
import type { SalesEntry } from '../sales/sales-entry.ts'

const oneOut = { removed: [{ article: dress, size, count: 1 }] }
const skirtOut = { removed: [{ article: skirt, size, count: 1 }] }
const dressAndSkirt = [
  { article: dress, size, count: 1 },
  { article: skirt, size, count: 1 },
]
/** 4 × 4 990 and a skirt for 2 100: above 20 000 hryvnias, so 5 % are off. */
const withAutomatic = [
  { article: dress, size, count: 4 },
  { article: skirt, size, count: 1 },
]

test('an item that is taken out is on sale again, and what it cost is to be given back', async () => {
  const { api, ref, number } = await bought()
  const { sums } = await saved(api, ref)
  expect(await preview(api, number, oneOut)).toMatchObject({
    changes: [{ field: 'goods', is: { uk: '' } }, { field: 'total' }],
    total: { was: sums.total / 100, will_be: sums.total / 100 - 4990 },
    to_give_back: { amount: 4990, currency: 'UAH' },
    refusal: null,
  })

  const { order, change: logged } = await change(api, number, oneOut)

  expect(order).toMatchObject({ total: sums.total / 100 - 4990, refund_due: 4990, overpaid: 4990, is_paid: true })
  expect(order.lines).toMatchObject([{ article: dress, count: 1, sum: 4990 }])
  expect(shelves(api)[0]).toEqual({ available: 4, sold: 1, holds: {} })
  expect(logged).toMatchObject({ action: 'order_change', after: { changed_parts: ['goods', 'total'] } })
  expect(await saved(api, ref)).toMatchObject({ tasks: [], needs_refund: true, alerts: ['refund_due'] })
})

test('what is owed goes back by a refund of a sum, once, and the order is as good as one of the smaller sum', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, oneOut)

  await refundOrder(api, number, { amount: 4990 })

  const after = await saved(api, ref)
  expect(after).toMatchObject({ alerts: [], needs_refund: false, payment_state: 'partially_refunded', state: 'paid' })
  expect(after.refunds).toMatchObject([{ amount: 499_000, overpaid: 499_000, lines: [], state: 'done' }])
  expect((await fullOrder(api, number)).refund_due).toBe(0)
  await refundOrder(api, number)
  const { attempts, refunds } = await saved(api, ref)
  const back = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect(back).toBe(attempts[0].charge.amount)
})

test('a refund of the rest of the goods leaves what is owed besides them', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, oneOut)

  const { refund } = await refundOrder(api, number, {
    lines: [{ article: dress, size, count: 1, restock: true }],
    delivery: true,
  })

  const { sums, alerts } = await saved(api, ref)
  expect([refund.amount, alerts]).toEqual([sums.total / 100, ['refund_due']])
  expect((await fullOrder(api, number)).refund_due).toBe(4990)
})

test('the customer reads what was taken out, what the order costs now and what goes back', async () => {
  const { api, number } = await bought()

  await change(api, number, oneOut)

  const subject = `Замовлення № ${number} змінено`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toMatch(/Річ: Сукня «Анна», 36 \(S\), зріст 170.177 см → немає/)
  expect(mail?.text).toMatch(/Сума замовлення: .*→/)
  expect(mail?.text).toMatch(/Різницю 4\s990\s₴ повернемо вам/)
})

test('below its limit the automatic discount is lost: shown before, and staff may let it stay with a reason', async () => {
  const { api, ref, number } = await paidOrder({ lines: withAutomatic })
  const { sums } = await saved(api, ref)
  expect(sums).toMatchObject({ discount_kind: 'auto' })
  const three = { removed: [{ article: dress, size, count: 1 }] }

  expect(await preview(api, number, three)).toMatchObject({ discount: { was: sums.discount / 100, will_be: 0 } })
  const lost = await preview(api, number, three)
  expect(lost.agreed_total).toBeLessThan(lost.total.will_be)
  await change(api, number, { ...three, keep_sum: 'Постійна покупчиня' })

  const after = await saved(api, ref)
  expect(after.sums).toMatchObject({ total: Math.round(lost.agreed_total * 100), discount_kind: 'auto' })
  expect(after.history.findLast(({ event }: { event: string }) => event === 'change').payload.reason).toBe(
    'Постійна покупчиня',
  )
})

test('an item so cheap that the lost discount is worth more is refused until the discount stays', async () => {
  const { api, ref, number } = await paidOrder({ lines: withAutomatic })
  const before = await saved(api, ref)

  const shown = await preview(api, number, skirtOut)
  expect(shown.refusal).toBe(shown.total.will_be > shown.total.was ? 'order_sum_differs' : null)
  await change(api, number, { ...skirtOut, keep_sum: 'Річ закінчилася' })

  const after = await saved(api, ref)
  const { sum, discount_share } = before.lines[1]
  expect(after.sums.total).toBe(before.sums.total - sum + discount_share)
})

test('below the limit of free delivery it is paid for, out of what is owed, unless staff let it stay', async () => {
  const api = await startApi()
  const stored = api.db.collection<{ _id: string }>('delivery_terms')
  const $set = { free_from_uah: { post: 900_000 }, live_price: false }
  await changeSettings(api, () => stored.updateOne({ _id: 'ukraine' }, { $set }, { upsert: true }))
  const { number, ref } = await paidOrder({ lines: twoDresses }, api)
  expect((await saved(api, ref)).sums).toMatchObject({ delivery: 0, total: 998_000 })

  expect(await preview(api, number, oneOut)).toMatchObject({
    delivery: { was: 0, will_be: 80 },
    total: { was: 9980, will_be: 5070 },
    agreed_total: 4990,
    to_give_back: { amount: 4910 },
  })
  await change(api, number, { ...oneOut, keep_sum: 'Помилка магазину' })

  expect(await saved(api, ref)).toMatchObject({
    sums: { delivery: 0, total: 499_000 },
    overpaid: [{ amount: 499_000 }],
  })
})

test('a size that costs less today is swapped at its price, and the difference is to be given back', async () => {
  const { api, ref, number } = await bought({ uah: 399_000 })
  const { sums } = await saved(api, ref)

  const { order } = await change(api, number, toTall())

  expect(order).toMatchObject({ total: sums.total / 100 - 1000, refund_due: 1000 })
  expect(order.lines).toMatchObject([{ unit: 4990 }, { article: tall, unit: 3990 }])
  expect(shelves(api)[1]).toEqual({ available: 1, sold: 1, holds: {} })
})

test.each([
  ['all items', { removed: [{ article: dress, size, count: 2 }] }, 'nothing_left'],
  ['more than there are', { removed: [{ article: dress, size, count: 3 }] }, 'invalid'],
  ['an item of another order', skirtOut, 'invalid'],
  ['no items', { removed: [{ article: dress, size, count: 0 }] }, 'invalid'],
])('%s cannot be taken out, and nothing changes', async (_, wish, reason) => {
  const { api, ref, number } = await bought()
  const before = await saved(api, ref)

  await expect(change(api, number, wish)).rejects.toMatchObject({ code: 'validation' })
  const error = await change(api, number, wish).catch(error => error)
  expect(JSON.stringify(error.details)).toContain(reason)
  expect(await saved(api, ref)).toEqual(before)
})

test('the second of two clerks who take an item out is refused', async () => {
  const { api, number, ref } = await bought()
  const seen = (await fullOrder(api, number)).changeable?.revision

  const answers = await Promise.allSettled([change(api, number, oneOut, seen), change(api, number, oneOut, seen)])

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await saved(api, ref)).sums.subtotal).toBe(499_000)
  expect(shelves(api)[0]).toEqual({ available: 4, sold: 1, holds: {} })
})

test('what is in a parcel is not taken out any more', async () => {
  const { api, number } = await bought()
  const seen = (await fullOrder(api, number)).changeable?.revision
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })

  await expect(change(api, number, oneOut, seen)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('an unpaid order falls in price, is counted with fewer items, and is paid at its new sum', async () => {
  const api = await startApi()
  const { order } = (await placeOrder(api, { lines: dressAndSkirt })).body as {
    order: { number: string; ref: string }
  }
  const { number, ref } = order
  const { sums } = await saved(api, ref)

  await change(api, number, skirtOut)

  const unpaid = await saved(api, ref)
  expect(unpaid).toMatchObject({ sums: { total: sums.total - 210_000 }, tasks: [], alerts: [] })
  expect(api.shelves[skirt]).toMatchObject({ available: 3, holds: {} })
  const counted = await api.db.collection('unpaid_orders').find().toArray()
  expect(counted.flatMap(({ open }) => open).map(({ items }: { items: number }) => items)).toEqual(counted.map(() => 1))
  await decide(api, (await startToPay(api, ref)).fields, 'approve')
  const paid = await saved(api, ref)
  expect([paid.state, paid.attempts[0].charge.amount]).toEqual(['paid', unpaid.sums.total])
})

test('while the bank is silent the sum stays; after a decline it changes, and late money of the old sum is looked at', async () => {
  const api = await startApi()
  const { number, ref, fields } = await orderAndPay(api, { lines: dressAndSkirt })
  api.bank.isAway = true
  await expect(change(api, number, skirtOut)).rejects.toMatchObject({ code: 'sum_cannot_change' })
  api.bank.isAway = false
  await decide(api, fields, 'decline')

  await change(api, number, skirtOut)
  await callBack(api, `${number}-1`)

  expect(await saved(api, ref)).toMatchObject({ state: 'awaiting_payment', payment_state: 'review' })
  expect((await saved(api, ref)).alerts).toContain('payment_mismatch')
})

test('money that staff marked as paid and take back leaves an order that asks for its smaller sum', async () => {
  const api = await startApi()
  const { body } = await placeOrder(api, { lines: twoDresses })
  const { number, ref } = body.order as { number: string; ref: string }
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Готівка' })
  await change(api, number, oneOut)

  await takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'Помилка' })

  const unpaid = await saved(api, ref)
  expect(unpaid).toMatchObject({ state: 'awaiting_payment', alerts: [] })
  expect(unpaid).not.toHaveProperty('overpaid')
  const { fields } = await startToPay(api, ref)
  expect(fields.find(([name]) => name === 'amount')?.[1]).toBe(String(unpaid.sums.total / 100))
})

test('1C is given the smaller order, paid, without a refund of goods', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api, { lines: twoDresses })
  expect(await client.takeOrders()).toEqual([number])
  const { ref } = await fullOrder(api, number)

  await change(api, number, oneOut)
  await refundOrder(api, number, { amount: 4990 })

  await client.begin()
  const told = await client.query()
  expect(told).toContain(`<Сумма>${((await saved(api, ref)).sums.total / 100).toFixed(2)}</Сумма>`)
  expect(told).toContain('<Количество>1</Количество>')
  expect(told).not.toContain('Сумма возврата')
  await client.success()
})

test('the figures of sales take what was paid and what went back; the goods that stay are sold', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, oneOut)
  await refundOrder(api, number, { amount: 4990 })

  const order = await saved(api, ref)
  const entries: SalesEntry[] = salesOfOrder(order as never)
  const sumOf = (kind: string) => entries.reduce((sum, entry) => sum + (entry.kind === kind ? uahOf(entry) : 0), 0)
  expect([sumOf('paid'), sumOf('given_back'), sumOf('sold'), sumOf('refunded')]).toEqual([
    order.attempts[0].charge.amount,
    499_000,
    499_000,
    0,
  ])
  expect(sumOf('paid') - sumOf('given_back')).toBe(order.sums.total)
})

test('when the process dies as an item goes back on sale the job makes it good, once', async () => {
  const { api, ref, number } = await bought()
  dieAt('stock-returned')
  await change(api, number, oneOut).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  expect(await saved(api, ref)).toMatchObject({ tasks: [], overpaid: [{ amount: 499_000 }] })
  expect(shelves(api)[0]).toEqual({ available: 4, sold: 1, holds: {} })
})

function uahOf(entry: SalesEntry): number {
  return 'uah' in entry ? entry.uah : 0
}
