import { randomUUID } from 'node:crypto'
import { bulkOrdersEndpoint, type OrderWhich, printOrdersEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import { connected1c } from '../../test/connected-1c.ts'
import { letExpire, orderedThreeTimes, payForm, standingOf, takenBy, usedUpOrders } from '../../test/late-code.ts'
import { fullOrder, paidOrder, refundOrder, saved, takeStaffAction, writeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

const numbered = (...numbers: string[]): OrderWhich => ({ by: 'numbers', numbers })
const take = (api: Api, number: string) => takeStaffAction(api, number, { action: 'take' })
const accept = (api: Api, number: string) => takeStaffAction(api, number, { action: 'accept_discount' })
const takeMany = async (api: Api, ...numbers: string[]) => {
  const body = { which: numbered(...numbers), action: 'take' as const }
  return (await api.staff.write(bulkOrdersEndpoint, { body, idempotencyKey: randomUUID() })).orders
}

test('an order whose code is used up is not started, alone or with others, nor printed for packing', async () => {
  const { api, first, third } = await usedUpOrders()
  const { actions } = await fullOrder(api, first.number)

  expect(actions).toEqual(expect.arrayContaining(['accept_discount', 'refund']))
  expect(actions).not.toContain('take')
  await expect(take(api, first.number)).rejects.toThrow('promo_used_up')
  expect(await takeMany(api, first.number, third.number)).toMatchObject([
    { number: first.number, outcome: 'refused', why: 'promo_used_up', order_status: 'paid' },
    { number: third.number, outcome: 'done' },
  ])
  const printed = await api.staff.read(printOrdersEndpoint, { body: { which: numbered(first.number, third.number) } })
  expect(printed.orders.map(({ lines }) => lines[0]?.packable).toSorted()).toEqual([0, 1])
})

test('staff accept the discount: the use is written down beyond the limit, and the order goes on', async () => {
  const { api, first, third } = await usedUpOrders()

  const { order, change } = await writeStaffAction(api, first.number, { action: 'accept_discount' })

  expect(order).toMatchObject({ alerts: ['paid_late'], order_status: 'paid', total: 4321 })
  expect(order.history.at(-1)).toMatchObject({ event: 'accept_discount', who: 'olena' })
  expect(change).toMatchObject({ action: 'order_accept_discount', subject: first.number })
  expect((await takenBy(api)).used.toSorted()).toEqual([first.number, third.number])
  expect(await api.db.collection('promo_uses').findOne({ order: first.number })).toMatchObject({ accepted: true })
  expect(await take(api, first.number)).toMatchObject({ order_status: 'processing' })
})

test('the discount is accepted once, and only where the code was used up', async () => {
  const { api, first, third } = await usedUpOrders()
  await accept(api, first.number)

  await expect(accept(api, first.number)).rejects.toThrow('illegal_transition')
  await expect(accept(api, third.number)).rejects.toThrow('illegal_transition')
  const { number } = await paidOrder({}, api)
  await expect(accept(api, number)).rejects.toThrow('illegal_transition')
  await expect(accept(api, '26-000999')).rejects.toThrow('not_found')
})

test('when all the money went back the alert goes, and the use of the other order stays', async () => {
  const { api, first, third } = await usedUpOrders()

  await refundOrder(api, first.number)

  expect(await saved(api, first.ref)).toMatchObject({ payment_state: 'refunded', alerts: ['paid_late'] })
  await expect(accept(api, first.number)).rejects.toThrow('illegal_transition')
  expect((await takenBy(api)).used).toEqual([third.number])
})

test('a refund of some of the money leaves the decision open', async () => {
  const { api, first } = await usedUpOrders()

  await refundOrder(api, first.number, { amount: 100 })

  expect(await saved(api, first.ref)).toMatchObject({ payment_state: 'partially_refunded' })
  await expect(take(api, first.number)).rejects.toThrow('promo_used_up')
  expect((await accept(api, first.number)).alerts).toEqual(['paid_late'])
})

test('a use that a full refund has given back is the one that staff then give', async () => {
  const { api, first, third } = await usedUpOrders()
  await refundOrder(api, third.number)

  await accept(api, first.number)

  const uses = await api.db.collection('promo_uses').find().toArray()
  expect(uses).toMatchObject([{ order: first.number }])
  expect(uses[0]).not.toHaveProperty('accepted')
})

test('items that are found for late money wait for the decision about its discount as well', async () => {
  const { api, first, third } = await orderedThreeTimes()
  await payForm(api, third)
  const shelf = api.shelves[dress]
  if (shelf) shelf.available = 0
  await payForm(api, first)
  expect(await standingOf(api, [first])).toMatchObject([{ state: 'paid_no_stock' }])
  if (shelf) shelf.available = 5

  await expect(takeStaffAction(api, first.number, { action: 'restocked' })).rejects.toThrow('promo_used_up')

  expect(await saved(api, first.ref)).toMatchObject({ state: 'paid_no_stock', needs_person: true })
  expect((await fullOrder(api, first.number)).actions).not.toContain('restocked')
  await accept(api, first.number)
  expect(await takeStaffAction(api, first.number, { action: 'restocked' })).toMatchObject({
    order_status: 'processing',
  })
})

test('the orders desk sees which late orders cost more today, and sells them as agreed', async () => {
  const { api, third } = await orderedThreeTimes()
  await letExpire(api)
  const shelf = api.shelves[dress]
  if (shelf) Object.assign(shelf, { price: { uah: 550_000, eur: null }, list: { uah: 550_000, eur: null } })

  await payForm(api, third)

  expect(await fullOrder(api, third.number)).toMatchObject({ alerts: ['paid_late', 'late_price'], total: 4321 })
  expect(await take(api, third.number)).toMatchObject({ order_status: 'processing' })
})

test('late money for goods that cost the same or less is told as late only', async () => {
  const { api, third } = await orderedThreeTimes()
  await letExpire(api)
  const shelf = api.shelves[dress]
  if (shelf) Object.assign(shelf, { price: { uah: 300_000, eur: null } })

  await payForm(api, third)

  expect(await standingOf(api, [third])).toEqual([{ state: 'paid', alerts: ['paid_late'] }])
})

test('1C hears of the order by itself only when the discount is decided', async () => {
  const { api } = await connected1c()
  const { first, third } = await usedUpOrders(api)
  expect((await saved(api, first.ref)).accounting).toBeUndefined()
  expect((await saved(api, third.ref)).accounting).toMatchObject({ state: 'queued' })

  await accept(api, first.number)

  expect((await saved(api, first.ref)).accounting).toMatchObject({ state: 'queued' })
})

test('late money whose code has a use left reaches 1C by itself', async () => {
  const { api } = await connected1c()
  const { third } = await orderedThreeTimes({ usage_limit: 1 }, api)
  await letExpire(api)

  await payForm(api, third)

  expect((await saved(api, third.ref)).accounting).toMatchObject({ state: 'queued' })
})
