import { DAY_MS } from '@shop/calendar/durations'
import type { OrderFilterInAddress } from '@shop/contracts/staff/orders/order-filter'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { oneDress as lines, order } from '../../test/shopping.ts'
import { paidOrder, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'

const dayOf = (api: Api) => api.staff.read(ordersOfDayEndpoint, {})
const listOf = (api: Api, query: OrderFilterInAddress) => api.staff.read(staffOrdersEndpoint, { query })

test('the first page counts the orders of today, those that wait for money, and those to be packed', async () => {
  const { api } = await paidOrder()
  await order(api)

  expect(await dayOf(api)).toMatchObject({ day: '2026-11-21', placed: 2, paid: 1, to_pay: 1, packing: 1, late: 0 })
})

test('an order is late when it was not packed within three working days, and each figure is the length of its list', async () => {
  const { api, number } = await paidOrder()
  // Saturday noon: to be packed on Wednesday, late from Thursday on.
  api.wait(4 * DAY_MS)
  expect(await dayOf(api)).toMatchObject({ placed: 0, packing: 1, late: 0 })
  api.wait(DAY_MS)

  expect(await dayOf(api)).toMatchObject({ packing: 1, late: 1 })
  expect(await listOf(api, { 'filters[needs]': 'late' })).toMatchObject({ count: 1, orders: [{ number }] })
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })
  expect(await dayOf(api)).toMatchObject({ packing: 0, late: 0 })
  expect(await listOf(api, { 'filters[needs]': 'late' })).toMatchObject({ count: 0, orders: [] })
})

test('of the orders to be packed the first to be packed stands first, whenever it was placed', async () => {
  const { api, number: first } = await paidOrder()
  api.wait(DAY_MS)
  const { number: second } = await paidOrder({}, api)
  const packing = async () => {
    const { orders } = await listOf(api, { 'filters[needs]': 'packing' })
    return orders.map(({ number }) => number)
  }
  expect(await packing()).toEqual([first, second])

  // Started today, the older one is due later than the one that was paid today.
  api.wait(DAY_MS)
  await takeStaffAction(api, first, { action: 'take' })

  expect(await packing()).toEqual([second, first])
})

test('a return that a customer asked for waits for a decision until it is accepted, its money until it went back', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })
  await takeStaffAction(api, number, { action: 'delivered' })
  await takeStaffAction(api, number, { action: 'return_request', lines, cause: 'too_small', reason: 'замала' })

  expect(await dayOf(api)).toMatchObject({ returns: 1, refund: 0 })
  expect(await listOf(api, { 'filters[needs]': 'return' })).toMatchObject({ count: 1, orders: [{ number }] })
  const accepted = lines.map(line => ({ ...line, restock: true }))
  await takeStaffAction(api, number, { action: 'return_accept', lines: accepted })
  expect(await dayOf(api)).toMatchObject({ returns: 0, refund: 1 })
})

test('a payment that the bank has not decided is unfinished', async () => {
  const { api, number } = await paidOrder()
  await api.db.collection('orders').updateOne({ number }, { $set: { payment_state: 'in_processing' } })

  expect(await dayOf(api)).toMatchObject({ payment: 1 })
  expect(await listOf(api, { 'filters[needs]': 'payment' })).toMatchObject({ count: 1, orders: [{ number }] })
  expect(await listOf(api, { 'filters[needs]': 'payment', 'filters[isPaid]': '1' })).toMatchObject({ count: 0 })
})
