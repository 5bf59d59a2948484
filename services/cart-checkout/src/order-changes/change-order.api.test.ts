import { decide } from '../../test/bank.ts'
import { bought, change, kyiv, preview, putOnShelf, shelves, tall, toTall } from '../../test/changed-order.ts'
import { buy, connected1c } from '../../test/connected-1c.ts'
import { orderAndPay, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

test('another height is sold in place of the one that goes back on sale; the sums stay', async () => {
  const { api, ref, number } = await bought()
  const before = await saved(api, ref)

  const { order } = await change(api, number, toTall())

  expect(order.lines).toMatchObject([
    { article: dress, count: 1, unit: 4990 },
    { article: tall, count: 1, unit: 4990 },
  ])
  expect(shelves(api)).toEqual([
    { available: 4, sold: 1, holds: {} },
    { available: 1, sold: 1, holds: {} },
  ])
  const after = await saved(api, ref)
  expect([after.sums, after.state, after.payment_state, after.tasks]).toEqual([before.sums, 'paid', 'approved', []])
})

test('the customer is told what was and what is, staff see who changed it, and the log names no person', async () => {
  const { api, number } = await bought()
  const { customer } = await saved(api, (await fullOrder(api, number)).ref)
  const wish = { ...toTall(), customer: { ...customer, phone: '+380501112233' } }

  const { order, change: logged } = await change(api, number, wish)

  const subject = `Замовлення № ${number} змінено`
  expect((await sentEmails(api)).filter(sent => sent === subject)).toHaveLength(1)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toContain('Телефон: +380671234567 → +380501112233')
  expect(mail?.text).toMatch(/Річ: Сукня «Анна», 36 \(S\), зріст 170.177 см → Сукня «Анна», 36 \(S\)/)
  expect(order.history.findLast(({ event }) => event === 'change')).toMatchObject({
    who: 'olena',
    payload: { changes: [{ field: 'goods' }, { field: 'phone' }] },
  })
  expect(logged).toMatchObject({
    action: 'order_change',
    after: { changed_parts: ['goods', 'phone'], order_status: 'paid' },
  })
})

test('what a change would come to is shown, and nothing is written', async () => {
  const { api, ref, number } = await bought({ uah: 529_000 })
  const before = await saved(api, ref)

  const shown = await preview(api, number, { ...toTall(), delivery: kyiv })

  expect(shown).toMatchObject({
    goods: { was: 9980, will_be: 10_280 },
    delivery: { was: before.sums.delivery / 100, will_be: 0 },
    agreed_total: before.sums.total / 100,
    short: [],
    refusal: 'order_sum_differs',
  })
  expect(await saved(api, ref)).toEqual(before)
  expect(shelves(api)[1]).toEqual({ available: 2, sold: 0, holds: {} })
})

test('what costs another sum today is refused until somebody says why the agreed one stays', async () => {
  const { api, ref, number } = await bought({ uah: 529_000 })
  const { sums } = await saved(api, ref)

  await expect(change(api, number, toTall())).rejects.toMatchObject({ code: 'order_sum_differs' })
  expect(shelves(api)[1]).toMatchObject({ available: 2, sold: 0 })

  await change(api, number, { ...toTall(), keep_sum: 'Помилка магазину' })
  const after = await saved(api, ref)
  expect([after.sums, after.lines.map(({ unit }: { unit: number }) => unit)]).toEqual([sums, [499_000, 499_000]])
  expect(
    after.history.at(-1)?.payload ?? after.history.findLast((row: { event: string }) => row.event === 'change').payload,
  ).toMatchObject({ reason: 'Помилка магазину' })
})

test('of what the shelf does not hold nothing is changed, and what is left is said', async () => {
  const { api, ref, number } = await bought({ available: 1 })
  const before = await saved(api, ref)

  await expect(change(api, number, toTall(2))).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { lines: [{ article: tall, size, requested: 2, available: 1 }] },
  })

  expect((await preview(api, number, toTall(2))).refusal).toBe('out_of_stock')
  expect((await saved(api, ref)).lines).toEqual(before.lines)
  expect(shelves(api)[1]).toEqual({ available: 1, sold: 0, holds: {} })
})

test('the second of two clerks is refused and sees what the first has changed', async () => {
  const { api, number } = await bought()
  const { changeable, note } = await fullOrder(api, number)
  expect(note).toBe('')
  await change(api, number, { note: 'Подзвоніть увечері' }, changeable?.revision)

  await expect(change(api, number, { note: 'Не дзвоніть' }, changeable?.revision)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { order: { note: 'Подзвоніть увечері' } },
  })
  expect((await fullOrder(api, number)).note).toBe('Подзвоніть увечері')
})

test('an order that waits for its money gets another phone and another height, and is paid as before', async () => {
  const api = await startApi()
  const { number, ref } = await orderAndPay(api)
  putOnShelf(api)
  const { customer, sums } = await saved(api, ref)
  const other = { ...customer, phone: '+380501112233', email: 'other@example.com' }

  await change(api, number, { ...toTall(), customer: other })

  expect(await saved(api, ref)).toMatchObject({ customer: other, sums, state: 'awaiting_payment', tasks: [] })
  expect(shelves(api)).toEqual([
    { available: 5, sold: 0, holds: {} },
    { available: 1, sold: 0, holds: { [number]: 1 } },
  ])
  await decide(api, (await startToPay(api, ref)).fields, 'approve')
  expect(await saved(api, ref)).toMatchObject({ state: 'paid' })
  expect(shelves(api)[1]).toEqual({ available: 1, sold: 1, holds: {} })
})

test('what is in a parcel cannot be changed any more, and its form is not offered', async () => {
  const { api, number } = await bought()
  const seen = (await fullOrder(api, number)).changeable?.revision
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })

  await expect(change(api, number, { note: 'Пізно' }, seen)).rejects.toMatchObject({ code: 'illegal_transition' })
  const { actions, changeable } = await fullOrder(api, number)
  expect([actions.includes('change'), changeable]).toEqual([false, null])
})

test('a branch with the same tariff is changed at the agreed price; a place that does not exist names its field', async () => {
  const { api, number, ref } = await bought()
  const { sums, delivery } = await saved(api, ref)
  const [before] = (await fullOrder(api, number)).lines

  await expect(change(api, number, { delivery: { ...delivery, post_office: delivery.city } })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { 'delivery.post_office': 'invalid' } },
  })
  expect(await preview(api, number, { delivery })).toMatchObject({ changes: [], refusal: null })
  await expect(change(api, number, { delivery })).rejects.toMatchObject({ code: 'validation' })
  expect((await saved(api, ref)).sums).toEqual(sums)
  expect((await fullOrder(api, number)).lines).toEqual([before])
})

test('the refund of a swapped item, and of the one beside it, come to what was paid', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, toTall())

  await refundOrder(api, number, { lines: [{ article: tall, size, count: 1, restock: true }] })
  await refundOrder(api, number)

  const { payment_state, refunds, attempts } = await saved(api, ref)
  const back = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect([payment_state, back]).toEqual(['refunded', attempts[0].charge.amount])
})

test('1C is given a new version with the other goods and the other phone', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api, { lines: twoDresses })
  putOnShelf(api)
  expect(await client.takeOrders()).toEqual([number])
  const { customer } = await saved(api, (await fullOrder(api, number)).ref)

  await change(api, number, { ...toTall(), customer: { ...customer, phone: '+380501112233' } })

  await client.begin()
  const told = await client.query()
  expect(told).toContain(`<Ид>${tall}#${size}</Ид>`)
  expect(told).toContain('+380501112233')
  await client.success()
})
