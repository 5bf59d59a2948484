import { dieAt, putOnShelf, shelves, tall } from '../../test/changed-order.ts'
import { buy, connected1c } from '../../test/connected-1c.ts'
import { cash, exchange, previewExchange, returned, sendBack, swapTo, toTall } from '../../test/exchanged-order.ts'
import { info, oneDress } from '../../test/shopping.ts'
import { fullOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Json } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'
import { salesOfOrder } from '../sales/order-sales.ts'

const tracking = '20450123456780'

test('what came back is exchanged for another height at no cost, and leaves in a parcel of its own', async () => {
  const { api, ref, number } = await returned()
  const { sums } = await saved(api, ref)
  expect(await previewExchange(api, number, toTall())).toMatchObject({
    changes: [{ field: 'goods' }],
    to_give_back: null,
    to_pay: null,
    refusal: null,
    delivery_by: 'shop',
  })

  const { order, change } = await exchange(api, number, toTall())

  expect(order).toMatchObject({ order_status: 'processing', alerts: [], refund_due: 0, total: sums.total / 100 })
  expect(order.lines).toMatchObject([
    { article: dress, count: 1, left: 0, returned: 0 },
    { article: tall, count: 1, left: 1, packable: 1 },
  ])
  expect(order.exchanges).toMatchObject([
    { who: 'olena', gone: [{ article: dress, count: 1 }], came: [{ article: tall, count: 1 }], delivery_by: 'shop' },
  ])
  expect(change).toMatchObject({ action: 'order_exchange', after: { order_status: 'processing' } })
  expect(shelves(api)).toEqual([
    { available: 4, sold: 1, holds: {} },
    { available: 1, sold: 1, holds: {} },
  ])

  await takeStaffAction(api, number, { action: 'ship', tracking })
  const delivered = await takeStaffAction(api, number, { action: 'delivered' })
  expect(delivered.parts.map(({ lines }) => lines)).toMatchObject([
    [{ article: dress, count: 2 }],
    [{ article: tall, count: 1 }],
  ])
  expect(delivered).toMatchObject({ order_status: 'delivered', partly_returned: false })
})

test('a cheaper item owes the difference, and the refund of staff opens at it', async () => {
  const { api, ref, number } = await returned({ uah: 399_000 })
  const { sums } = await saved(api, ref)

  const { order } = await exchange(api, number, toTall())

  expect(order).toMatchObject({ refund_due: 1000, overpaid: 1000, alerts: ['refund_due'] })
  await refundOrder(api, number, { amount: 1000 })
  const after = await saved(api, ref)
  expect(after).toMatchObject({ alerts: [], payment_state: 'partially_refunded', state: 'processing' })
  expect([after.sums.total, after.refunds]).toMatchObject([sums.total - 100_000, [{ overpaid: 100_000, lines: [] }]])
})

test('a dearer item is exchanged once its difference was taken: one more payment of the same order', async () => {
  const { api, ref, number } = await returned({ uah: 529_000 })
  await expect(exchange(api, number, toTall())).rejects.toMatchObject({ code: 'order_sum_differs' })
  expect(await saved(api, ref)).not.toHaveProperty('exchanges')

  const { order } = await exchange(api, number, { ...toTall(), ...cash })

  expect(order.payments).toMatchObject([{ means: 'card' }, { means: 'cash', amount: 300, is_difference: true }])
  expect(order).toMatchObject({ alerts: [], refund_due: 0 })
})

test('an item comes back and is exchanged for the very same one, there and back again', async () => {
  const { api, ref, number } = await returned({ count: 2 })
  await exchange(api, number, swapTo(dress, 2))

  expect((await fullOrder(api, number)).lines).toMatchObject([{ article: dress, count: 2, left: 2, returned: 0 }])
  await takeStaffAction(api, number, { action: 'ship', tracking })
  await takeStaffAction(api, number, { action: 'delivered' })
  await sendBack(api, number, 2)
  expect(await saved(api, ref)).toMatchObject({ state: 'returned' })
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 2 }] })

  expect(await saved(api, ref)).toMatchObject({ alerts: [], tasks: [] })
  expect(shelves(api)[0]).toEqual({ available: 5, sold: 0, holds: {} })
})

test('what was exchanged and given up before it left ends the exchange: the customer has all of it', async () => {
  const { api, ref, number } = await returned()
  await exchange(api, number, toTall())

  await refundOrder(api, number, { lines: [{ article: tall, size, count: 1, restock: true }] })

  expect(await saved(api, ref)).toMatchObject({ state: 'delivered', alerts: [], tasks: [] })
  expect(shelves(api)).toEqual([
    { available: 4, sold: 1, holds: {} },
    { available: 2, sold: 0, holds: {} },
  ])
})

test('an order that was completed meanwhile is exchanged as long as its return is not paid out', async () => {
  const { api, number, ref } = await returned()
  api.wait(20 * 24 * 60 * 60_000)
  await api.service.jobs.runNow('watch-orders')
  expect((await saved(api, ref)).state).toBe('completed')

  expect((await exchange(api, number, toTall())).order.order_status).toBe('processing')
})

const refused = (fields: string) => ({ code: 'validation', details: { fields: { swaps: fields } } })

test.each<[string, (api: Awaited<ReturnType<typeof returned>>) => Promise<unknown>, Json, object]>([
  ['more than came back', async () => {}, toTall(2), refused('return_not_accepted')],
  [
    'what was exchanged already',
    async ({ api, number }) => {
      await exchange(api, number, swapTo(tall, 1))
    },
    toTall(),
    refused('already_exchanged'),
  ],
  [
    'what was paid back',
    ({ api, number }) => refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] }),
    toTall(),
    refused('money_given_back'),
  ],
  [
    'what some money was given back for',
    ({ api, number }) => refundOrder(api, number, { amount: 100 }),
    toTall(),
    refused('money_given_back'),
  ],
  ['what is not sold', async () => {}, swapTo('DR-9999-BLK-R'), { code: 'out_of_stock' }],
  [
    'more than is there',
    async ({ api, number }) => sendBack(api, number),
    toTall(2),
    { code: 'out_of_stock', details: { lines: [{ article: tall, size, requested: 2, available: 1 }] } },
  ],
])('no exchange of %s: nothing changes', async (_, prepare, wish, problem) => {
  const order = await returned({ available: 1 })
  await prepare(order)
  const { api, number, ref } = order
  const before = await saved(api, ref)

  await expect(exchange(api, number, wish)).rejects.toMatchObject(problem)

  expect(await saved(api, ref)).toEqual(before)
})

test('an order on its way is exchanged once it has arrived', async () => {
  const { api, number } = await returned()
  await exchange(api, number, toTall())
  await takeStaffAction(api, number, { action: 'ship', tracking })

  await expect(exchange(api, number, toTall())).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('of two clerks who exchange the same item at once one does, the other sees it', async () => {
  const { api, number } = await returned()
  const seen = (await fullOrder(api, number)).exchangeable?.revision

  const answers = await Promise.allSettled([1, 2].map(() => exchange(api, number, swapTo(dress), seen)))

  const [lost] = answers.flatMap(answer => (answer.status === 'rejected' ? answer.reason : []))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(['validation', 'changed_meanwhile', 'busy', 'illegal_transition']).toContain(lost.code)
  expect(shelves(api)[0]).toEqual({ available: 3, sold: 2, holds: {} })
})

test.each(['stock-reserved-for-change', 'order-changed', 'stock-sold'] as const)(
  'when the process dies at %s the job makes the exchange whole, once',
  async point => {
    const { api, ref, number } = await returned({ uah: 399_000 })
    dieAt(point)
    await exchange(api, number, toTall()).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const { lines, tasks, exchanges, overpaid, state } = await saved(api, ref)
    expect(lines.map((line: Json) => [line.article, line.count])).toEqual([
      [dress, 1],
      [tall, 1],
    ])
    expect([exchanges.length, overpaid.length, tasks, state]).toEqual([1, 1, [], 'processing'])
    expect(shelves(api)).toEqual([
      { available: 4, sold: 1, holds: {} },
      { available: 1, sold: 1, holds: {} },
    ])
  },
)

test('a refund before a dead process is followed by the job leaves the exchange undone, and nothing reserved', async () => {
  const { api, ref, number } = await returned()
  dieAt('stock-reserved-for-change')
  await exchange(api, number, toTall()).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  const after = await saved(api, ref)
  expect(after).toMatchObject({ state: 'delivered', lines: [{ article: dress, count: 2 }], tasks: [] })
  expect(shelves(api)[1]).toEqual({ available: 2, sold: 0, holds: {} })
})

test('the customer learns by email what was exchanged and what happens next, in her language', async () => {
  const { api, ref, number } = await returned({ uah: 399_000 })
  await exchange(api, number, toTall())

  expect(await sentEmails(api)).toContain(`Обмін у замовленні № ${number} оформлено`)
  const { text } = (await api.db.collection('caught_mails').findOne({ subject: /^Обмін/ })) as Json
  expect(text).toContain('36 (S)')
  expect(text).toMatch(/Різницю 1.000.* повернемо/)
  expect(text).toContain('окремою посилкою за наш рахунок')
  expect(await info(api, ref)).toMatchObject({ order_status: 'processing', last_return: { state: 'exchanged' } })
})

test('figures know that the item came back for its cause, and what was sold in its place', async () => {
  const { api, ref, number } = await returned({ uah: 399_000 })
  await exchange(api, number, toTall())

  const entries = salesOfOrder((await saved(api, ref)) as never)

  expect(entries.filter(({ kind }) => kind === 'sold')).toMatchObject([
    { article: dress, items: 1, uah: 499_000 },
    { article: tall, items: 1, uah: 399_000 },
  ])
  expect(entries.filter(({ kind }) => kind === 'returned')).toMatchObject([
    { article: dress, items: 1, cause: 'too_small' },
  ])
})

test('1C is given a new version of the exchanged order', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api, { lines: oneDress })
  expect(await client.takeOrders()).toEqual([number])
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking })
  await takeStaffAction(api, number, { action: 'delivered' })
  putOnShelf(api, { uah: 399_000 })
  await sendBack(api, number)

  await exchange(api, number, toTall())

  await client.begin()
  const told = await client.query()
  const { total } = await fullOrder(api, number)
  expect(told).toContain(`<Сумма>${total.toFixed(2)}</Сумма>`)
  expect(told).toContain(`<Ид>${tall}#${size}</Ид>`)
  expect(told).not.toContain(`<Ид>${dress}#${size}</Ид>`)
  expect(told).not.toContain('Сумма возврата')
  await client.success()
})
