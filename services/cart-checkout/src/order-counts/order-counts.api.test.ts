import { orderTabsEndpoint, type StaffOrder, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { orderAndPay } from '../../test/shopping.ts'
import { paidOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'

const count = (api: Api) => api.service.jobs.runNow('count-orders')
const tabs = (api: Api) => api.staff.read(orderTabsEndpoint, { query: {} })
const stored = async (api: Api): Promise<Json> => (await api.db.collection('order_counts').findOne({}))?.states

test('the tabs know an order at once, before and after it is counted', async () => {
  const { api } = await paidOrder()
  const asked = {
    all: 1,
    more: false,
    tabs: { to_pay: 0, to_pack: 1, on_the_way: 0, delivered: 0, returns: 0, cancelled: 0 },
  }

  expect(await tabs(api)).toMatchObject(asked)
  await count(api)
  expect(await tabs(api)).toMatchObject(asked)
  expect(await stored(api)).toEqual({ paid: 1 })
})

test('an order that comes into another state leaves its tab at once, and is counted there', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  await count(api)
  await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })

  expect((await tabs(api)).tabs).toMatchObject({ to_pay: 0, cancelled: 1 })
  await count(api)
  await count(api)
  expect(await stored(api)).toEqual({ cancelled: 1 })
  expect((await tabs(api)).tabs).toMatchObject({ to_pay: 0, cancelled: 1 })
})

test('a count that is broken off is made good by the next one', async () => {
  const { api } = await paidOrder()
  const disarm = armFailpoint('orders-counted', () => {
    throw new Error('the process died')
  })
  await expect(count(api)).rejects.toThrow('died')
  disarm()
  await count(api)

  expect(await stored(api)).toEqual({ paid: 1 })
  expect(await api.db.collection('orders').countDocuments({ is_counted: true })).toBe(1)
})

test('an order that changes while it is being counted is counted again', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  const disarm = armFailpoint('orders-counted', async () => {
    disarm()
    await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })
  })
  await count(api)

  expect(await stored(api)).toEqual({ cancelled: 1 })
})

test('the list of a tab says how many stand in it, and a filter how many agree with it', async () => {
  const { api, number } = await paidOrder()
  await orderAndPay(api)
  await count(api)
  const list = (query: Json) => api.staff.read(staffOrdersEndpoint, { query })
  const numbers = ({ orders }: { orders: StaffOrder[] }) => orders.map(order => order.number)

  expect(await list({})).toMatchObject({ count: 2, more: false })
  expect(await list({ 'filters[tab]': 'to_pay' })).toMatchObject({ count: 1, more: false })
  const found = await list({ search: number })
  expect([found.count, numbers(found)]).toEqual([1, [number]])
})

test('a shop without orders has empty tabs', async () => {
  expect(await tabs(await startApi())).toMatchObject({ all: 0, more: false, newest: [] })
})
