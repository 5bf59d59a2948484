import { randomUUID } from 'node:crypto'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { bulkOrdersEndpoint, printOrdersEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import type { OrderTab } from '@shop/contracts/staff/orders/order-filter'
import { orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { order, twoDresses } from '../../test/shopping.ts'
import { fullOrder, paidOrder, refundOrder, saved, takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const oneDress = [{ article: dress, size, count: 1 }]
const parcel: StaffAction = { action: 'ship', tracking: '20450123456789' }

const tabs = async (api: Api) => (await api.staff.read(orderTabsEndpoint, { query: {} })).tabs
const under = async (api: Api, tab: OrderTab) => {
  const { orders, count } = await api.staff.read(staffOrdersEndpoint, { query: { 'filters[tab]': tab } })
  return { numbers: orders.map(({ number }) => number), count }
}
const printed = async (api: Api, number: string) => {
  const body = { which: { by: 'numbers' as const, numbers: [number] } }
  return (await api.staff.read(printOrdersEndpoint, { body })).orders[0]
}

test.each<[string, Json]>([
  ['all of it', {}],
  ['its whole sum', { amount: 10_060 }],
  ['every item of it', { lines: [{ article: dress, size, count: 2 }] }],
])('an order that was given back %s is not started, alone or with others', async (_, wish) => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  await refundOrder(api, number, wish)

  await expect(takeStaffAction(api, number, { action: 'take' })).rejects.toMatchObject({ code: 'illegal_transition' })
  const body = { which: { by: 'numbers' as const, numbers: [number] }, action: 'take' as const }
  const { orders } = await api.staff.write(bulkOrdersEndpoint, { body, idempotencyKey: randomUUID() })

  expect(orders).toEqual([
    { number, outcome: 'refused', why: 'illegal_transition', reason: 'nothing_to_send', order_status: 'paid' },
  ])
  const { actions, lines } = await fullOrder(api, number)
  expect(actions).not.toContain('take')
  expect(lines).toMatchObject([{ left: 0, packable: 0 }])
})

test('an order all of whose money went back leaves those to be packed, on every page that counts them', async () => {
  const { api, number: kept } = await paidOrder()
  const { number } = await paidOrder({}, api)
  await refundOrder(api, number)

  for (const recount of [false, true]) {
    if (recount) await api.service.jobs.runNow('count-orders')
    expect(await tabs(api)).toMatchObject({ to_pack: 1, cancelled: 1 })
    expect(await under(api, 'to_pack')).toEqual({ numbers: [kept], count: 1 })
    expect(await under(api, 'cancelled')).toEqual({ numbers: [number], count: 1 })
    expect(await api.staff.read(ordersOfDayEndpoint, {})).toMatchObject({ packing: 1, person: 1 })
  }
})

test('staff are told that a refunded order waits to be cancelled, and after that nothing waits', async () => {
  const { api, number } = await paidOrder()
  await refundOrder(api, number)
  expect(await fullOrder(api, number)).toMatchObject({ alerts: ['nothing_to_send'] })

  await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })

  expect(await fullOrder(api, number)).toMatchObject({ alerts: [], order_status: 'cancelled' })
  expect(await tabs(api)).toMatchObject({ to_pack: 0, cancelled: 1 })
  expect(await api.staff.read(ordersOfDayEndpoint, {})).toMatchObject({ person: 0 })
})

test('an order that is given back in part stays among those to be packed, and only the rest is packed and sent', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  await refundOrder(api, number, { lines: oneDress })
  expect(await tabs(api)).toMatchObject({ to_pack: 1, cancelled: 0 })
  expect(await printed(api, number)).toMatchObject({ lines: [{ count: 2, packable: 1 }], not_packed: null })

  await takeStaffAction(api, number, { action: 'take' })
  const sent = await takeStaffAction(api, number, parcel)

  expect(sent).toMatchObject({ order_status: 'shipped', parts: [{ lines: [{ count: 1 }] }] })
  expect(await printed(api, number)).toMatchObject({ lines: [{ count: 2, sent: 1 }] })
})

test('an order that was started before its money went back is not sent', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })
  await refundOrder(api, number, { amount: 5070 })

  await expect(takeStaffAction(api, number, parcel)).rejects.toMatchObject({ code: 'illegal_transition' })
  expect(await fullOrder(api, number)).toMatchObject({ actions: ['cancel'] })
})

test('a slip says that the money went back, or never came', async () => {
  const { api, number: refunded } = await paidOrder({ lines: twoDresses })
  await refundOrder(api, refunded, { amount: 10_060 })
  const { number: unpaid } = (await order(api)).body.order
  const { number: shipped } = await paidOrder({}, api)
  await takeStaffAction(api, shipped, { action: 'take' })
  await takeStaffAction(api, shipped, parcel)

  expect(await printed(api, refunded)).toMatchObject({ not_packed: 'refunded', lines: [{ packable: 0 }] })
  expect(await printed(api, unpaid)).toMatchObject({ not_packed: 'not_paid', lines: [{ packable: 0 }] })
  expect(await printed(api, shipped)).toMatchObject({ not_packed: null, lines: [{ packable: 0, sent: 1 }] })
})

test('items whose money went back do not come back by a return that staff register', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  for (const action of [{ action: 'take' }, parcel, { action: 'delivered' }] satisfies StaffAction[])
    await takeStaffAction(api, number, action)
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 2 }] })

  const asked: StaffAction = { action: 'return_request', lines: oneDress, cause: 'too_small', reason: 'замала' }
  await expect(takeStaffAction(api, number, asked)).rejects.toMatchObject({ details: { fields: { lines: 'invalid' } } })
  expect((await fullOrder(api, number)).actions).not.toContain('return_request')
})

test('a refund whose sum is not that of the items it names is refused, and nothing goes back', async () => {
  const { api, ref, number } = await paidOrder({ lines: twoDresses })

  await expect(refundOrder(api, number, { lines: oneDress, amount: 100 })).rejects.toMatchObject({
    details: { fields: { amount: 'not_of_lines' } },
  })
  await expect(refundOrder(api, number, { delivery: true, amount: 100 })).rejects.toMatchObject({ code: 'validation' })
  expect(await saved(api, ref)).toMatchObject({ payment_state: 'approved' })
  expect(await refundOrder(api, number, { lines: oneDress, amount: 4990 })).toMatchObject({ refund: { amount: 4990 } })
})

test('money that the bank refused to give back makes the order one to be packed again once staff have seen to it', async () => {
  const { api, number } = await paidOrder()
  await api.db.collection('orders').updateOne({ number }, { $set: { 'attempts.0.merchant': 'another account' } })
  await refundOrder(api, number)

  expect(await tabs(api)).toMatchObject({ to_pack: 1, cancelled: 0 })
  await expect(takeStaffAction(api, number, { action: 'take' })).rejects.toMatchObject({ code: 'illegal_transition' })
})

test.each([
  ['to go back on sale', { restock: true }],
  ['without a word on its item', {}],
])(
  'what was refunded %s while it was out of stock is not reserved when the rest is found, nor put on sale',
  async (_, about) => {
    const { api, number } = await paidOrder({ lines: twoDresses })
    const shelf = api.shelves[dress]
    await api.db.collection('orders').updateOne({ number }, { $set: { state: 'paid_no_stock' } })
    Object.assign(shelf ?? {}, { available: 0, sold: 0 })
    await refundOrder(api, number, { lines: oneDress.map(line => ({ ...line, ...about })) })
    expect(shelf).toMatchObject({ available: 0, sold: 0 })
    Object.assign(shelf ?? {}, { available: 1 })

    expect(await takeStaffAction(api, number, { action: 'restocked' })).toMatchObject({ order_status: 'processing' })
    expect(shelf).toMatchObject({ available: 0, sold: 1 })
    await refundOrder(api, number)
    await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })
    expect(shelf).toMatchObject({ available: 1, sold: 0 })
  },
)

test('a stored order from before is one to be packed until it is looked at again', async () => {
  const api = await startApi()
  const { number } = await paidOrder({}, api)
  await refundOrder(api, number)
  const before = { $unset: { has_nothing_to_send: 1 }, $set: { search_form: 4 } } as const
  await api.db.collection('orders').updateOne({ number }, before)
  expect((await under(api, 'to_pack')).numbers).toEqual([number])

  await api.service.jobs.runNow('renew-search-terms')

  expect((await under(api, 'to_pack')).numbers).toEqual([])
})
