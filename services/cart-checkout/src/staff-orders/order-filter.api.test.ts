import { HOUR_MS } from '@shop/calendar/durations'
import type { OrderFilterInAddress } from '@shop/contracts/staff/orders/order-filter'
import { orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { order, orderAndPay, toWarsaw } from '../../test/shopping.ts'
import { paidOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const found = async (api: Api, query: OrderFilterInAddress) =>
  (await api.staff.read(staffOrdersEndpoint, { query })).orders.map(({ number }) => number)
const tabs = (api: Api, query: OrderFilterInAddress = {}) => api.staff.read(orderTabsEndpoint, { query })

test('every order is counted under one tab, and moves as its state does', async () => {
  const { api, number } = await paidOrder()
  await order(api)
  expect(await tabs(api)).toMatchObject({ all: 2, tabs: { to_pay: 1, to_pack: 1, on_the_way: 0 } })

  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })

  expect(await tabs(api)).toMatchObject({ all: 2, tabs: { to_pay: 1, to_pack: 0, on_the_way: 1 } })
  expect(await found(api, { 'filters[tab]': 'on_the_way' })).toEqual([number])
  expect(await found(api, { 'filters[tab]': 'delivered' })).toEqual([])
})

test('the newest orders are those that agree with the filter, whatever the tabs count', async () => {
  const { api, number } = await paidOrder()
  await order(api)

  expect(await tabs(api, { 'filters[isPaid]': '1' })).toMatchObject({ all: 2, newest: [number] })
})

test('a tab and the queue to be packed together find what agrees with both', async () => {
  const { api, number } = await paidOrder()

  expect(await found(api, { 'filters[tab]': 'to_pack', 'filters[needs]': 'packing' })).toEqual([number])
  expect(await found(api, { 'filters[tab]': 'returns', 'filters[needs]': 'packing' })).toEqual([])
})

test('orders are found by how they travel', async () => {
  const api = await startApi()
  const { number: toBranch } = (await order(api)).body.order
  const { number: abroad } = (await order(api, { currency: 'EUR', delivery: toWarsaw })).body.order

  expect(await found(api, { 'filters[delivery]': 'branch' })).toEqual([toBranch])
  expect(await found(api, { 'filters[delivery]': 'abroad' })).toEqual([abroad])
  expect(await found(api, { 'filters[delivery]': 'courier' })).toEqual([])
  expect(await found(api, { 'filters[delivery]': 'pick_up' })).toEqual([])
})

test('a sum is compared in hryvnias, that of an order in euros by the rate of its day', async () => {
  const api = await startApi()
  const { number: inHryvnias } = (await order(api)).body.order
  const inEuros = (await order(api, { currency: 'EUR', delivery: toWarsaw })).body.order
  const stored = await api.db.collection('orders').findOne({ number: inEuros.number })
  const whole = Math.floor(stored?.total_uah / 100)

  expect(whole).toBeGreaterThan(5070)
  expect(await found(api, { 'filters[sumFrom]': 5070, 'filters[sumTo]': 5070 })).toEqual([inHryvnias])
  expect(await found(api, { 'filters[sumFrom]': whole, 'filters[sumTo]': whole + 1 })).toEqual([inEuros.number])
  expect(await found(api, { 'filters[sumTo]': 5069 })).toEqual([])
})

test('days are those of Kyiv, the last one to its end', async () => {
  const api = await startApi()
  // It is noon in Kyiv: eleven hours later 23:00 of the same day, thirteen hours later the next one.
  api.wait(11 * HOUR_MS)
  const { number: late } = (await order(api)).body.order
  api.wait(2 * HOUR_MS)
  const { number: next } = (await order(api)).body.order

  expect(await found(api, { 'filters[from]': '2026-11-21', 'filters[until]': '2026-11-21' })).toEqual([late])
  expect(await found(api, { 'filters[from]': '2026-11-22' })).toEqual([next])
  expect(await found(api, { 'filters[until]': '2026-11-20' })).toEqual([])
})

test('orders with something sold in advance are told from those that leave from stock', async () => {
  const api = await startApi()
  const { number: fromStock } = (await order(api)).body.order
  const { number: inAdvance } = (await order(api)).body.order
  await api.db.collection('orders').updateOne({ number: inAdvance }, { $set: { 'lines.0.preorder': '2026-12-05' } })
  await takeStaffAction(api, inAdvance, { action: 'comment', comment: 'Чекає на пальто' })

  expect(await found(api, { 'filters[preorder]': '1' })).toEqual([inAdvance])
  expect(await found(api, { 'filters[preorder]': '0' })).toEqual([fromStock])
})

test('an order is found by the number of its parcel', async () => {
  const { api, number } = await paidOrder()
  await orderAndPay(api, { lines: [{ article: dress, size, count: 1 }] })
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })

  expect(await found(api, { search: '2045 0123 4567 89' })).toEqual([number])
  expect(await found(api, { search: '456789' })).toEqual([number])
})
