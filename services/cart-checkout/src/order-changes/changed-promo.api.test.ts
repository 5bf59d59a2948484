import { acceptChangeEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { enterCode } from '../../test/a-promo-code.ts'
import { change, dieAt, preview, putOnShelf, tall, toTall } from '../../test/changed-order.ts'
import { promo_code, takenBy, usedUpOrders } from '../../test/late-code.ts'
import { askQuote, order as placeOrder, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, saved, sentEmails } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const cash = { difference: { means: 'cash' as const, reason: 'Каса' } }
const tallMore = { added: [{ article: tall, size, count: 1 }] }
const oneOut = { removed: [{ article: dress, size, count: 1 }] }

/** Two dresses of 4 990 hryvnias, paid with a code of 15 %. */
async function boughtByCode(about: Json = {}) {
  const api = await startApi()
  await enterCode(api, about)
  putOnShelf(api)
  return paidOrder({ lines: twoDresses, promo_code }, api)
}

/** The code is over since then. */
const endCode = ({ db }: Api) =>
  db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { active: false } })

test('what a code is not for any more is refused without a choice; both totals are shown, and nothing is written', async () => {
  const { api, ref, number } = await boughtByCode()
  await endCode(api)
  const before = await saved(api, ref)

  const shown = await preview(api, number, tallMore)
  // Without the code nothing is taken off 14 970 hryvnias; with it 1 497 off the two that were agreed upon.
  const delivery = shown.delivery.will_be
  const question = { code: promo_code, reason: 'ended', without_total: 14_970 + delivery }
  expect(shown).toMatchObject({
    promo: { ...question, keep_total: 13_473 + delivery },
    refusal: 'promo_choice_required',
  })
  await expect(change(api, number, { ...tallMore, ...cash })).rejects.toMatchObject({
    code: 'promo_choice_required',
    details: { ...question, currency: 'UAH' },
  })
  expect(await saved(api, ref)).toEqual(before)
})

test('without the code the order costs what it costs without it, and its use is there for others', async () => {
  const { api, ref, number } = await boughtByCode({ usage_limit: 1 })
  await endCode(api)
  expect(await takenBy(api)).toEqual({ held: [], used: [number] })

  const { order, change: logged } = await change(api, number, { ...tallMore, ...cash, promo: 'without' })

  const after = await saved(api, ref)
  expect(after).toMatchObject({
    promo: null,
    tasks: [],
    sums: { subtotal: 1_497_000, discount: 0, discount_kind: 'none' },
  })
  expect(await takenBy(api)).toEqual({ held: [], used: [] })
  expect(order.promo_code).toBeNull()
  const row = order.history.findLast(({ event }) => event === 'change')
  expect(row?.payload?.changes).toContainEqual({
    field: 'promo',
    was: { uk: promo_code, en: promo_code },
    is: { uk: '', en: '' },
  })
  expect(logged).toMatchObject({ asked: { promo: 'without' }, after: { changed_parts: ['goods', 'promo', 'total'] } })
  await sentEmails(api)
  const mail = await api.db.collection('caught_mails').findOne({ subject: `Замовлення № ${number} змінено` })
  expect(mail?.text).toContain(`Промокод: ${promo_code} → немає`)
})

test('the agreed sum keeps the code for what was agreed, and the new item is without it', async () => {
  const { api, ref, number } = await boughtByCode()
  await endCode(api)
  const { sums } = await saved(api, ref)

  const { order } = await change(api, number, { ...tallMore, ...cash, promo: 'keep' })

  const after = await saved(api, ref)
  expect(after).toMatchObject({
    promo: { code: promo_code },
    sums: { discount: sums.discount, discount_kind: 'promo' },
  })
  expect(after.lines).toMatchObject([
    { discount_share: sums.discount },
    { article: tall, unit: 499_000, discount_share: 0 },
  ])
  expect(await takenBy(api)).toEqual({ held: [], used: [number] })
  const row = order.history.findLast(({ event }) => event === 'change')
  expect(row?.payload?.changes).toContainEqual(expect.objectContaining({ field: 'promo' }))
})

test('a code whose terms hold counts for the new item as well, and nothing is asked', async () => {
  const { api, ref, number } = await boughtByCode()
  expect((await preview(api, number, tallMore)).promo).toBeNull()

  await change(api, number, { ...tallMore, ...cash })

  // 15 % of 4 990 hryvnias, in whole ones.
  expect((await saved(api, ref)).lines[1]).toMatchObject({ article: tall, unit: 499_000, discount_share: 74_900 })
})

test('a code for other categories is asked about when a thing of another one comes', async () => {
  const { api, number } = await boughtByCode({ only_categories: ['dresses'] })
  expect((await preview(api, number, tallMore)).promo).toBeNull()
  await api.db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { only_categories: ['bags'] } })
  expect((await preview(api, number, tallMore)).promo).toMatchObject({ reason: 'not_covered' })
})

test('a limit of the code that the order falls below is a choice, and what the order costs more is taken', async () => {
  const { api, ref, number } = await boughtByCode({ min_goods_uah: 900_000 })

  const shown = await preview(api, number, oneOut)
  expect(shown).toMatchObject({ promo: { reason: 'min_goods' }, refusal: 'promo_choice_required' })
  await change(api, number, { ...oneOut, promo: 'without' })

  expect(await saved(api, ref)).toMatchObject({
    promo: null,
    sums: { subtotal: 499_000, discount: 0 },
    alerts: ['refund_due'],
  })
  expect(await takenBy(api)).toEqual({ held: [], used: [] })
})

test('agreed terms that stay with a reason keep the code, and no other choice is asked for', async () => {
  const { api, ref, number } = await boughtByCode()
  await endCode(api)
  const wish = { ...toTall(), keep_sum: 'Постійна покупчиня' }
  putOnShelf(api, { uah: 529_000 })
  expect(await preview(api, number, wish)).toMatchObject({ promo: null, refusal: null })

  const { sums } = await saved(api, ref)
  await change(api, number, wish)
  expect(await saved(api, ref)).toMatchObject({ promo: { code: promo_code }, sums })
})

test('an unpaid order gives its reservation of the code back, and is paid at the other sum', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1, min_goods_uah: 900_000 })
  putOnShelf(api, { uah: 299_000 })
  const { number, ref } = (await placeOrder(api, { lines: twoDresses, promo_code })).body.order
  expect((await takenBy(api)).held).toEqual([number])

  await expect(change(api, number, toTall(2))).rejects.toMatchObject({ code: 'promo_choice_required' })
  await change(api, number, { ...toTall(2), promo: 'without' })

  expect(await takenBy(api)).toEqual({ held: [], used: [] })
  expect(await saved(api, ref)).toMatchObject({ promo: null, tasks: [], sums: { subtotal: 598_000, discount: 0 } })
  expect((await startToPay(api, ref)).started.status).toBe(200)
  const again = await askQuote(api, { lines: twoDresses, promo_code })
  expect(again.body.promo).toMatchObject({ result: 'applied' })
})

test('where items were given back under the code it can only be kept', async () => {
  const { api, number } = await boughtByCode()
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 1, restock: true }] })
  await endCode(api)

  expect((await preview(api, number, tallMore)).promo).toMatchObject({ without_total: null })
  await expect(change(api, number, { ...tallMore, ...cash, promo: 'without' })).rejects.toMatchObject({
    details: { fields: { promo: 'invalid' } },
  })
})

test('an order that waits for a decision on its code needs none without it', async () => {
  const { api, first } = await usedUpOrders()
  putOnShelf(api)
  const { number, ref } = first
  expect((await saved(api, ref)).alerts).toContain('promo_used_up')
  await endCode(api)

  await change(api, number, { ...tallMore, ...cash, promo: 'without' })

  expect((await saved(api, ref)).alerts).not.toContain('promo_used_up')
})

test('a process that dies before the use is given back leaves it to the job', async () => {
  const { api, number, ref } = await boughtByCode()
  await endCode(api)
  dieAt('order-changed')
  await change(api, number, { ...tallMore, ...cash, promo: 'without' }).catch(() => null)
  await api.db
    .collection('orders')
    .updateOne({ ref, tasks_lease_until: { $ne: null } }, { $set: { tasks_lease_until: new Date(0) } })
  await api.service.jobs.runNow('finish-orders')

  expect(await saved(api, ref)).toMatchObject({ promo: null, tasks: [] })
  expect(await takenBy(api)).toEqual({ held: [], used: [] })
})

test('what the customer asked for is made once staff have chosen what becomes of the code', async () => {
  const { api, number, ref } = await boughtByCode({ min_goods_uah: 900_000 })
  putOnShelf(api, { uah: 299_000 })
  const wish = { swaps: [{ article: dress, size, bundle: null, count: 2, to: { article: tall, size } }] }
  const row = { at: new Date(), wish, changes: [], state: 'open' }
  await api.db.collection('orders').updateOne({ ref }, { $set: { change_request: row } })
  const accept = (body: Json) => api.staff.write(acceptChangeEndpoint, { params: { number }, body })

  await expect(accept({})).rejects.toMatchObject({ code: 'promo_choice_required', details: { reason: 'min_goods' } })
  await accept({ promo: 'keep' })

  expect((await fullOrder(api, number)).change_request?.state).toBe('accepted')
  expect(await saved(api, ref)).toMatchObject({ promo: { code: promo_code } })
})
