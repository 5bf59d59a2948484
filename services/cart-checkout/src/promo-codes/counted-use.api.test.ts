import { enterCode } from '../../test/a-promo-code.ts'
import {
  letExpire,
  orderedThreeTimes,
  orderWithForm,
  payForm,
  promo_code,
  standingOf,
  takenBy,
} from '../../test/late-code.ts'
import { askQuote, order } from '../../test/shopping.ts'
import { saved, takeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'
import { browser } from '../../test/unpaid-shop.ts'

const usedUp = { state: 'paid', alerts: ['paid_late', 'promo_used_up'] }
const inOrder = { state: 'paid', alerts: [] }

test('the same cart ordered three times with a code for one use, and all three forms paid: one discount, two alerts', async () => {
  const { api, orders, third } = await orderedThreeTimes()
  expect(await takenBy(api)).toEqual({ held: [third.number], used: [] })

  for (const one of orders) await payForm(api, one)

  expect(await standingOf(api, orders)).toEqual([usedUp, usedUp, inOrder])
  expect(await takenBy(api)).toEqual({ held: [], used: [third.number] })
})

test.each([
  ['the last order first', (orders: readonly number[]) => orders.toReversed()],
  ['the last order in between', ([first = 0, second = 0, third = 0]: readonly number[]) => [first, third, second]],
])('a code for one use of a customer gives one discount, also with %s', async (_, sorted) => {
  const { api, orders } = await orderedThreeTimes({ per_customer_limit: 1 })

  for (const index of sorted([0, 1, 2])) {
    const one = orders[index]
    if (one) await payForm(api, one)
  }

  expect(await standingOf(api, orders)).toEqual([usedUp, usedUp, inOrder])
})

test('of three late payments that arrive at the same instant one has the last use', async () => {
  const { api, orders } = await orderedThreeTimes()
  await letExpire(api)
  expect(await takenBy(api)).toEqual({ held: [], used: [] })

  await Promise.all(orders.map(one => payForm(api, one)))

  const standing = await standingOf(api, orders)
  expect(standing.filter(({ alerts }) => alerts.includes('promo_used_up'))).toHaveLength(2)
  expect((await takenBy(api)).used).toHaveLength(1)
})

test('late money for a code that others have used since keeps the agreed price and waits for a person', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const late = await orderWithForm(api, browser('late'))
  await letExpire(api)
  await payForm(api, await orderWithForm(api, browser('faster'), 'iryna@example.com'))

  await payForm(api, late)

  expect(await saved(api, late.ref)).toMatchObject({ ...usedUp, sums: { total: 432_100 }, needs_person: true })
})

test('late money for a code that was switched off in between uses it: only its limits count', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1, per_customer_limit: 1 })
  const late = await orderWithForm(api, browser('late'))
  await letExpire(api)
  await api.db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { active: false } })

  await payForm(api, late)

  expect(await standingOf(api, [late])).toEqual([{ state: 'paid', alerts: ['paid_late'] }])
  expect(await takenBy(api)).toEqual({ held: [], used: [late.number] })
})

test('money in time uses what the order has reserved, whatever staff have made of the limits since', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 5 })
  const inTime = await orderWithForm(api, browser('in-time'))
  await orderWithForm(api, browser('other'), 'iryna@example.com')
  await api.db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { usage_limit: 1 } })

  await payForm(api, inTime)

  expect(await standingOf(api, [inTime])).toEqual([inOrder])
})

test('the code goes along when an order takes the place of an earlier one, and is free when that one ends', async () => {
  const { api, orders, third, cookie } = await orderedThreeTimes()
  expect((await standingOf(api, orders)).map(({ state }) => state)).toEqual(['expired', 'expired', 'awaiting_payment'])
  expect((await askQuote(api, { promo_code, cookie: browser('other') })).body.promo.result).toBe('promo_limit')

  await api.post('/api/orders/cancel', { order: third.ref }, { cookie })

  expect(await takenBy(api)).toEqual({ held: [], used: [] })
})

test('the reservation of an order that is replaced is not given to a buyer who waits for it', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const { cookie } = await askQuote(api)
  await orderWithForm(api, cookie)
  const codes = api.db.collection('promo_codes')
  const before = await codes.findOne({ code: promo_code })

  const again = await order(api, { promo_code, cookie })

  // One write gave the code from the earlier order to the newer one: there was no moment at which it was free.
  const after = await codes.findOne({ code: promo_code })
  expect(after?.holds).toEqual([{ order: again.body.order.number, customer: ['email olena@example.com'] }])
  expect(after?.version).toBe(before?.version + 1)
})

test('an order that is undone because its goods are gone leaves the code to others', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const { cookie } = await askQuote(api)
  await orderWithForm(api, cookie)
  // Somebody else is faster between the release and the next reservation.
  const shelf = api.shelves[dress]
  if (shelf) Object.defineProperty(shelf, 'available', { get: () => 0, set: () => undefined })

  const again = await order(api, { promo_code, cookie })
  expect(again.body.error.code).toBe('out_of_stock')
  api.wait(3 * 60_000)
  await api.service.jobs.runNow('finish-orders')

  expect(await takenBy(api)).toEqual({ held: [], used: [] })
})

test('an order whose payment staff took back is judged again when it is paid the next time', async () => {
  const { api, first } = await orderedThreeTimes()
  await letExpire(api)
  await takeStaffAction(api, first.number, { action: 'manual_paid', means: 'transfer', reason: 'Готівка' })
  expect(await takenBy(api)).toEqual({ held: [], used: [first.number] })
  await takeStaffAction(api, first.number, { action: 'manual_unpaid', reason: 'Помилка' })
  expect(await takenBy(api)).toEqual({ held: [first.number], used: [] })
  await api.db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { holds: [], usage_limit: 0 } })

  await takeStaffAction(api, first.number, { action: 'manual_paid', means: 'transfer', reason: 'Готівка' })

  expect(await standingOf(api, [first])).toEqual([usedUp])
  await takeStaffAction(api, first.number, { action: 'manual_unpaid', reason: 'Помилка' })
  expect(await standingOf(api, [first])).toEqual([{ state: 'awaiting_payment', alerts: ['paid_late'] }])
})

test('orders and uses from before, with one key of their customer and no reservation, are counted alike', async () => {
  const api = await startApi()
  await enterCode(api, { per_customer_limit: 1 })
  const old = await orderWithForm(api, browser('old'))
  await letExpire(api)
  const customer = 'email olena@example.com'
  await api.db.collection('orders').updateOne({ ref: old.ref }, { $set: { 'promo.customer': customer } })
  await api.db.collection('promo_uses').insertOne({ order: '26-000100', code: promo_code, customer })

  await payForm(api, old)

  expect(await standingOf(api, [old])).toEqual([usedUp])
})

test('what remains of forgotten people is nobody’s: late money of one is not refused for another', async () => {
  const api = await startApi()
  await enterCode(api, { per_customer_limit: 1 })
  const forgotten = await orderWithForm(api, browser('forgotten'))
  await letExpire(api)
  const gone = { forgotten_at: api.now(), 'promo.customer': '—' }
  await api.db.collection('orders').updateOne({ ref: forgotten.ref }, { $set: gone })
  await api.db.collection('promo_uses').insertOne({ order: '26-000100', code: promo_code, customer: '—' })

  await payForm(api, forgotten)

  expect(await standingOf(api, [forgotten])).toEqual([{ state: 'paid', alerts: ['paid_late'] }])
})
