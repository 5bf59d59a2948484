import { DAY_MS } from '@shop/calendar/durations'
import { changeThirdPartyOrderEndpoint, newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import {
  allSalesEndpoint,
  monthStatisticsEndpoint,
  salesOfOrderEndpoint,
  salesSearchEndpoint,
} from '@shop/contracts/staff/staff-statistics'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { decide } from '../../test/bank.ts'
import { orderAndPay, twoDresses } from '../../test/shopping.ts'
import { codeIn, deliveredOrder, paidOrder, refundOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'
import { SALES_FORM } from '../order/sales-form.ts'

const count = (api: Api) => api.service.jobs.runNow('count-sales')
const november = { year: '2026', month: '11' }

async function month(api: Api, query: Json = november) {
  await count(api)
  return api.staff.read(monthStatisticsEndpoint, { query })
}

async function search(api: Api, query: Json = { article: dress }) {
  await count(api)
  return api.staff.read(salesSearchEndpoint, { query: { from: '2026-11-01', to: '2026-11-30', ...query } })
}

test('a paid order is in the figures of its month, once, however often they are counted', async () => {
  const { api } = await paidOrder({ lines: twoDresses })
  await count(api)

  const { now, until, is_counting } = await month(api)

  expect(now.totals).toEqual({
    paid_uah: 10_060,
    given_back_uah: 0,
    net_uah: 10_060,
    by_link_uah: 0,
    goods_uah: 9980,
    orders: 1,
    average_uah: 9980,
    pieces: 2,
    returned_pieces: 0,
    return_percent: 0,
  })
  expect(now.days.at(-1)).toEqual({ day: '2026-11-21', paid_uah: 10_060, given_back_uah: 0, orders: 1, pieces: 2 })
  expect(now.categories).toEqual([
    { category: 'dresses', pieces: 2, sum_uah: 9980, returned_pieces: 0, refunded_uah: 0 },
  ])
  expect([now.days.length, until, is_counting]).toEqual([21, 21, false])
})

test('an order that nobody paid is in no figure', async () => {
  const api = await startApi()
  await orderAndPay(api)

  expect((await month(api)).now.totals).toMatchObject({ paid_uah: 0, orders: 0 })
  expect(await api.db.collection('sales_facts').countDocuments({})).toBe(0)
})

test('a refund in December is December’s, and the order stays November’s', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  api.wait(10 * DAY_MS)
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })

  const { now, month_before } = await month(api, { year: '2026', month: '12' })

  expect(now.totals).toMatchObject({ paid_uah: 0, given_back_uah: 4990, net_uah: -4990, returned_pieces: 1 })
  expect(now.totals.return_percent).toBeNull()
  // December has one day so far, so November is counted to its first day, too.
  expect([now.days.length, month_before.days.length, month_before.totals.orders]).toEqual([1, 1, 0])
  expect((await month(api)).now.totals).toMatchObject({ paid_uah: 10_060, given_back_uah: 0, orders: 1 })
})

test('a mark as paid that is taken back leaves the figures of its day', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'Переказ' })
  expect((await month(api)).now.totals).toMatchObject({ orders: 1, goods_uah: 4990 })

  await takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'Помилка' })

  expect((await month(api)).now.totals).toMatchObject({ orders: 0, goods_uah: 0, paid_uah: 0 })
  expect((await search(api)).totals).toMatchObject({ pieces: 0, sum_uah: 0 })
})

test('a paid link without goods is money of the month, and no order', async () => {
  const api = await startApi()
  const entered = { amount: 1000, currency: 'UAH', hours: 72, note: 'Instagram' }
  const { order } = await api.staff.write(newThirdPartyOrderEndpoint, { body: entered })
  const params = { number: order.number }
  await api.staff.write(changeThirdPartyOrderEndpoint, {
    params,
    body: { do: 'mark_paid', means: 'transfer', reason: 'Переказ' },
  })

  expect((await month(api)).now.totals).toMatchObject({ paid_uah: 1000, by_link_uah: 1000, orders: 0, goods_uah: 0 })

  await api.staff.write(changeThirdPartyOrderEndpoint, { params, body: { do: 'unmark_paid', reason: 'Помилка' } })
  expect((await month(api)).now.totals).toMatchObject({ paid_uah: 0, by_link_uah: 0 })
})

test.each([
  ['the order was noted', 'sales-noted'],
  ['its figures were marked', 'sales-outdated'],
  ['the year of its article was counted', 'sales-year-counted'],
] as const)('a count that is broken off after %s is made good by the next one', async (_, point) => {
  const { api } = await paidOrder()
  const disarm = armFailpoint(point, () => {
    throw new Error('the process died')
  })
  await expect(count(api)).rejects.toThrow('died')
  disarm()

  expect((await month(api)).now.totals).toMatchObject({ orders: 1, paid_uah: 5070 })
  expect((await search(api)).totals).toMatchObject({ pieces: 1, sum_uah: 4990 })
})

test('what changes while it is being counted is counted again', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  const disarm = armFailpoint('sales-noted', async () => {
    disarm()
    await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })
  })

  expect((await month(api)).now.totals).toMatchObject({ orders: 1, given_back_uah: 4990, returned_pieces: 1 })
})

test('orders that were counted in another way are counted again at the start, and the answer says while that goes on', async () => {
  const { api } = await paidOrder()
  await count(api)
  for (const name of ['sales_facts', 'sales_days', 'sales_goods', 'sales_goods_years'])
    await api.db.collection(name).deleteMany({})
  await api.db.collection('orders').updateMany({}, { $set: { sales_form: SALES_FORM - 1 } })

  const before = await api.staff.read(monthStatisticsEndpoint, { query: november })
  const after = await month(api)

  expect([before.is_counting, before.counted, before.now.totals.orders]).toEqual([true, { done: 0, all: 1 }, 0])
  expect(after.counted).toBeUndefined()
  expect([after.is_counting, after.now.totals.orders]).toEqual([false, 1])
})

test.each([{ article: dress }, { model: 'DR-1042' }, { category: 'clothes' }, { collection: 'autumn' }])(
  'sales of %j are found by size and month, with why things came back and what to sew again',
  async subject => {
    const { api, number, ref } = await deliveredOrder({ lines: twoDresses })
    const lines = [{ article: dress, size, bundle: null, count: 1 }]
    await api.post('/api/orders/send-code', { order: ref })
    const asked = { order: ref, code: await codeIn(api), lines, cause: 'too_small', reason: 'Тісна' }
    expect((await api.post('/api/orders/return', asked)).status).toBe(200)
    const came = lines.map(line => ({ ...line, restock: false }))
    await takeStaffAction(api, number, { action: 'return_accept', lines: came })
    await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })

    const found = await search(api, subject)

    expect(found.totals).toEqual({ pieces: 2, sum_uah: 9980, returned_pieces: 1, refunded_uah: 4990 })
    expect(found.months).toEqual(['2026-11'])
    expect(found.sizes).toEqual([{ size, ...found.totals, months: [{ month: '2026-11', pieces: 2, sum_uah: 9980 }] }])
    expect(found.returns).toEqual([{ cause: 'too_small', pieces: 1 }])
    expect(found.sew_again).toMatchObject([
      { article: dress, size, pieces: 2, per_week: 2, available: 3, weeks_left: 1.5, waiting: 4, too_small: 1 },
    ])
  },
)

test('a cause that staff enter with a return by phone counts as the customer’s own does', async () => {
  const { api, number } = await deliveredOrder()
  const lines = [{ article: dress, size, bundle: null, count: 1 }]
  await takeStaffAction(api, number, { action: 'return_request', lines, cause: 'too_small', reason: '' })
  await takeStaffAction(api, number, { action: 'return_accept' })

  const { returns, sew_again } = await search(api, { article: dress })

  expect(returns).toEqual([{ cause: 'too_small', pieces: 1 }])
  expect(sew_again).toMatchObject([{ article: dress, size, too_small: 1 }])
})

test('staff who note a return down are asked for its cause', async () => {
  const { api, number } = await deliveredOrder()
  const lines = [{ article: dress, size, bundle: null, count: 1 }]
  const body = { step: 'request', lines, reason: 'Замала' }

  const asked = api.staff.write(returnsEndpoint, { params: { number }, body })

  await expect(asked).rejects.toMatchObject({ code: 'validation', details: { fields: { cause: 'required' } } })
})

test('sales of whole months and of some days of others are one period', async () => {
  const { api } = await paidOrder()
  api.wait(30 * DAY_MS)
  await paidOrder({}, api)
  const pieces = async (from: string, to: string) => {
    const { totals, sizes } = await search(api, { article: dress, from, to })
    return [totals.pieces, sizes[0]?.months.map(month => month.pieces)]
  }

  expect(await pieces('2026-11-01', '2026-12-31')).toEqual([2, [1, 1]])
  expect(await pieces('2026-11-21', '2026-12-21')).toEqual([2, [1, 1]])
  expect(await pieces('2026-11-22', '2026-12-31')).toEqual([1, [0, 1]])
  expect(await pieces('2026-11-01', '2026-12-20')).toEqual([1, [1, 0]])
})

test('a period without the day of a sale finds nothing of it', async () => {
  const { api } = await paidOrder()

  expect((await search(api, { article: dress, from: '2026-11-22', to: '2026-11-30' })).totals.pieces).toBe(0)
  expect((await search(api, { article: dress, from: '2026-11-21', to: '2026-11-21' })).totals.pieces).toBe(1)
})

test('all sales are told by month, the newest first, with the years that there are', async () => {
  const { api, number } = await paidOrder()
  api.wait(50 * DAY_MS)
  await refundOrder(api, number, { amount: 100 })
  await count(api)
  const all = (query: Json = {}) => api.staff.read(allSalesEndpoint, { query })

  expect(await all()).toEqual({
    sales: [
      { year: 2027, month: 1, orders: 0, pieces: 0, amount_uah: 0, refunded_uah: 100 },
      { year: 2026, month: 11, orders: 1, pieces: 1, amount_uah: 5070, refunded_uah: 0 },
    ],
    years: [2027, 2026],
  })
  expect(await all({ year: '2026' })).toMatchObject({ sales: [{ month: 11 }], years: [2027, 2026] })
})

test('the lines of an order say what was sold and what of it was given back', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })

  expect(await api.staff.read(salesOfOrderEndpoint, { query: { order: number } })).toEqual({
    order: number,
    lines: [{ article: dress, size, count: 2, sum_uah: 9980, discount_share_uah: 0, refunded_uah: 4990 }],
  })
  await expect(api.staff.read(salesOfOrderEndpoint, { query: { order: '26-999999' } })).rejects.toThrow('not_found')
})

test('money that comes for a cancelled order is money in and back, and its goods are sold and returned', async () => {
  const api = await startApi()
  const { number, fields } = await orderAndPay(api)
  await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' })
  await decide(api, fields, 'approve')
  await api.service.jobs.runNow('finish-orders')

  expect((await month(api)).now.totals).toMatchObject({ paid_uah: 5070, given_back_uah: 5070, net_uah: 0 })
})
