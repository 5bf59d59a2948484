import { bought, change, dieAt, preview, putOnShelf, shelves, tall, toTall } from '../../test/changed-order.ts'
import { buy, connected1c } from '../../test/connected-1c.ts'
import { oneDress, orderAndPay, order as placeOrder, twoDresses } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Json, startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'
import { salesOfOrder } from '../sales/order-sales.ts'
import type { SalesEntry } from '../sales/sales-entry.ts'

const cash = { difference: { means: 'cash' as const, reason: 'Каса на Подолі' } }
const skirtMore = { added: [{ article: skirt, size, count: 1 }] }
const dressMore = { added: [{ article: dress, size, count: 1 }] }

test('an item is added to a paid order once its money is taken: it is sold, and the order has two right payments', async () => {
  const { api, ref, number } = await bought()
  const { sums } = await saved(api, ref)
  expect(await preview(api, number, skirtMore)).toMatchObject({
    changes: [{ field: 'goods', was: { uk: '' } }, { field: 'total' }],
    // Three things weigh more than two: 10 hryvnias of delivery.
    delivery: { was: 80, will_be: 90 },
    total: { was: sums.total / 100, will_be: sums.total / 100 + 2110 },
    to_pay: { amount: 2110, currency: 'UAH' },
    to_give_back: null,
    refusal: 'order_sum_differs',
  })

  const { order } = await change(api, number, { ...skirtMore, ...cash })

  expect(order).toMatchObject({ total: sums.total / 100 + 2110, is_paid: true, alerts: [], refund_due: 0 })
  expect(order.payments).toMatchObject([
    { amount: sums.total / 100, means: 'card' },
    { amount: 2110, means: 'cash', provider: 'manual', state: 'approved' },
  ])
  expect(api.shelves[skirt]).toMatchObject({ available: 2, sold: 1, holds: {} })
  expect(await saved(api, ref)).toMatchObject({
    tasks: [],
    payment_issues: [],
    state: 'paid',
    payment_state: 'approved',
  })
  expect(order.history.find(({ event }) => event === `difference_paid ${number}-2`)).toMatchObject({
    who: 'olena',
    payload: { means: 'cash', reason: 'Каса на Подолі' },
  })
})

test('nothing is added to a paid order while nobody has the difference', async () => {
  const { api, ref, number } = await bought()
  const before = await saved(api, ref)

  await expect(change(api, number, skirtMore)).rejects.toMatchObject({ code: 'order_sum_differs' })

  expect(await saved(api, ref)).toEqual(before)
  expect(api.shelves[skirt]).toMatchObject({ available: 3, sold: 0, holds: {} })
})

test('one more of a size comes to its line, and the order is packed as a whole', async () => {
  const { api, ref, number } = await bought()

  await change(api, number, { ...dressMore, ...cash })

  expect((await saved(api, ref)).lines).toMatchObject([{ article: dress, count: 3, sum: 1_497_000 }])
  expect(shelves(api)[0]).toEqual({ available: 2, sold: 3, holds: {} })
  expect((await takeStaffAction(api, number, { action: 'take' })).lines).toMatchObject([{ left: 3, packable: 3 }])
})

test('a dearer size is swapped at its price of today when the difference was taken', async () => {
  const { api, ref, number } = await bought({ uah: 529_000 })
  const { sums } = await saved(api, ref)

  await change(api, number, { ...toTall(), ...cash })

  const after = await saved(api, ref)
  expect([after.sums.total, after.attempts[1].charge.amount]).toEqual([sums.total + 30_000, 30_000])
  expect(after.lines[1]).toMatchObject({ article: tall, unit: 529_000 })
})

test.each<[string, Json, string]>([
  ['a size of which too few are there', { added: [{ article: skirt, size, count: 4 }] }, 'out_of_stock'],
  ['what is not sold', { added: [{ article: 'DR-9999-BLK-R', size, count: 1 }] }, 'out_of_stock'],
  ['the same size twice', { added: [skirtMore.added[0], skirtMore.added[0]] }, 'validation'],
  ['no item', { added: [{ article: skirt, size, count: 0 }] }, 'validation'],
  ['a difference without a reason', { ...skirtMore, difference: { means: 'cash', reason: '' } }, 'validation'],
])('%s is refused, and nothing is reserved or paid', async (_, wish, code) => {
  const { api, ref, number } = await bought()
  const before = await saved(api, ref)

  await expect(change(api, number, { ...cash, ...wish } as never)).rejects.toMatchObject({ code })

  expect(await saved(api, ref)).toEqual(before)
  expect(api.shelves[skirt]).toMatchObject({ available: 3, sold: 0, holds: {} })
})

test('a size that costs another price today than in the order stays a line of another order', async () => {
  const { api, number } = await bought()
  const dearer = { uah: 529_000, eur: null }
  Object.assign(api.shelves[dress] ?? {}, { list: dearer, price: dearer })

  const error = await change(api, number, { ...dressMore, ...cash }).catch(error => error)
  expect(error.details).toEqual({ fields: { added: 'size_in_order' } })
})

test('all of an order with two payments goes back by both, and only then it is refunded', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, { ...skirtMore, ...cash })
  const { attempts } = await saved(api, ref)

  await expect(refundOrder(api, number)).rejects.toMatchObject({ details: { fields: { payment_id: 'required' } } })
  const first = await refundOrder(api, number, { payment_id: `${number}-1` })
  expect(first).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: attempts[0].charge.amount / 100 },
  })
  const last = await refundOrder(api, number)

  expect(last).toMatchObject({ payment_status: 'refunded', refund: { amount: 2110, payment_id: `${number}-2` } })
  expect((await saved(api, ref)).attempts.map(({ state }: Json) => state)).toEqual(['refunded', 'refunded'])
})

test('items are given back by either payment at their price, never for what is left of a payment', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, { ...skirtMore, ...cash })
  const lines = [
    { article: dress, size, count: 2, restock: true },
    { article: skirt, size, count: 1, restock: true },
  ]

  await expect(refundOrder(api, number, { lines, delivery: true, payment_id: `${number}-2` })).rejects.toMatchObject({
    code: 'validation',
  })
  const { refund } = await refundOrder(api, number, { lines: lines.slice(1), payment_id: `${number}-2` })

  expect(refund.amount).toBe(2100)
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'partially_refunded' })
  expect(api.shelves[skirt]).toMatchObject({ available: 3, sold: 0 })
})

test('what was added and is taken out again is owed by the payment that came last', async () => {
  const { api, ref, number } = await bought()
  await change(api, number, { ...skirtMore, ...cash })

  await change(api, number, { removed: [{ article: dress, size, count: 1 }] })

  const { overpaid } = await saved(api, ref)
  expect(overpaid.map(({ payment_id, amount }: Json) => [payment_id, amount])).toEqual([
    [`${number}-2`, 211_000],
    [`${number}-1`, 289_000],
  ])
  await refundOrder(api, number, { payment_id: `${number}-2`, amount: 2110 })
  await refundOrder(api, number, { payment_id: `${number}-1`, amount: 2890 })
  expect(await saved(api, ref)).toMatchObject({ alerts: [], payment_state: 'partially_refunded' })
})

test('figures of sales and of the customer, and 1C, count both payments for the goods of the order', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api, { lines: oneDress })
  expect(await client.takeOrders()).toEqual([number])
  const { ref } = await fullOrder(api, number)

  await change(api, number, { ...skirtMore, ...cash })

  const order = await saved(api, ref)
  const entries: SalesEntry[] = salesOfOrder(order as never)
  const sumOf = (kind: string) =>
    entries.reduce((sum, entry) => sum + (entry.kind === kind && 'uah' in entry ? entry.uah : 0), 0)
  expect([sumOf('paid'), sumOf('sold')]).toEqual([order.sums.total, order.sums.uah.goods])
  await client.begin()
  const told = await client.query()
  expect(told).toContain(`<Сумма>${(order.sums.total / 100).toFixed(2)}</Сумма>`)
  expect(told).toContain(`<Ид>${skirt}#${size}</Ид>`)
  expect(told).not.toContain('Сумма возврата')
  await client.success()
})

test('the customer reads what was added and that the difference has come', async () => {
  const { api, number } = await bought()

  await change(api, number, { ...skirtMore, ...cash })

  const subject = `Замовлення № ${number} змінено`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toMatch(/Річ: немає → Сукня «Анна», 36 \(S\)/)
  expect(mail?.text).toMatch(/Доплату 2\s110\s₴ отримано/)
})

test('an unpaid order takes another item and is asked for the larger sum', async () => {
  const api = await startApi()
  const { body } = await placeOrder(api, { lines: oneDress })
  const { number, ref } = body.order as { number: string; ref: string }
  const { sums } = await saved(api, ref)

  await change(api, number, skirtMore)

  expect(await saved(api, ref)).toMatchObject({ sums: { total: sums.total + 210_000 }, tasks: [], attempts: [] })
  expect(api.shelves[skirt]).toMatchObject({ available: 2, holds: { [number]: 1 } })
  const counted = await api.db.collection('unpaid_orders').find().toArray()
  expect(counted.flatMap(({ open }) => open).every(({ items }: Json) => items === 2)).toBe(true)
})

test('while the bank is silent about a payment that was begun nothing is added', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  putOnShelf(api)
  api.bank.isAway = true

  await expect(change(api, number, skirtMore)).rejects.toMatchObject({ code: 'sum_cannot_change' })
  expect(api.shelves[skirt]).toMatchObject({ available: 3, holds: {} })
})

test('added items have the discount that the order has: the automatic one', async () => {
  const { api, ref, number } = await paidOrder({ lines: [{ article: dress, size, count: 5 }] })
  expect((await saved(api, ref)).sums).toMatchObject({ discount_kind: 'auto' })
  const price = { uah: 300_000, eur: 6700 }
  Object.assign(api.shelves[skirt] ?? {}, { list: price, price })

  await change(api, number, { ...skirtMore, ...cash })

  expect((await saved(api, ref)).lines[1]).toMatchObject({ sum: 300_000, discount_share: 15_000, in_base: true })
})

test.each(['stock-reserved-for-change', 'order-changed', 'stock-sold'] as const)(
  'when the process dies at %s the job adds the item and its payment, once',
  async point => {
    const { api, ref, number } = await paidOrder({ lines: twoDresses })
    dieAt(point)
    await change(api, number, { ...skirtMore, ...cash }).catch(error =>
      expect(error).toMatchObject({ message: 'the process died' }),
    )
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const { lines, attempts, tasks } = await saved(api, ref)
    expect([lines.length, attempts.length, tasks]).toEqual([2, 2, []])
    expect(api.shelves[skirt]).toMatchObject({ available: 2, sold: 1, holds: {} })
  },
)
