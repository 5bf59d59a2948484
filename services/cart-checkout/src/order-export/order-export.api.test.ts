import { internalForgetCustomerEndpoint } from '@shop/contracts/customers/customer-privacy'
import { orderListFile } from '@shop/contracts/staff/orders/order-export'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { readXlsx } from 'hucre/xlsx'
import { anOrder } from '../../test/an-order.ts'
import { order } from '../../test/shopping.ts'
import { paidOrder } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import type { Order } from '../order/order.ts'

const start = (api: Api, filter: OrderFilter = {}, language: 'uk' | 'en' = 'uk') =>
  api.staff.write(orderListFile.start, { body: { filter, language } })
const file = (api: Api, id: string, who = 'olena') => api.staff.download(orderListFile.file, { params: { id }, who })

/** The numbers in a file, in its order. */
const numbersIn = (text: string) => [...text.matchAll(/^(\d\d-\d{6});/gm)].map(([, number]) => number)

async function exported(api: Api, filter: OrderFilter = {}) {
  const { id } = await start(api, filter)
  return file(api, id)
}

test('the file has the orders of the filter alone, and the log keeps filter and count', async () => {
  const { api, number } = await paidOrder()
  const unpaid = (await order(api)).body.order.number

  const { id, count, more, change } = await start(api, { paid: true })
  expect([count, more]).toEqual([1, false])
  expect(change).toEqual({
    action: 'order_export',
    subject: 'orders-2026-11-21.csv',
    asked: { filter: { paid: true } },
    after: { count: 1 },
  })
  const text = await file(api, id)
  expect(text.startsWith('\uFEFFЗамовлення;Дата;Стан;')).toBe(true)
  expect(numbersIn(text)).toEqual([number])
  expect(text).toContain(';2026-11-21 12:00;Нове;Кошти отримано;Сайт;')
  expect(numbersIn(await exported(api))).toEqual([unpaid, number])
})

test('as a workbook the file has its sums as numbers and its time as a date', async () => {
  const { api, number } = await paidOrder()
  const asked = { filter: {}, language: 'en' as const, format: 'xlsx' as const }
  const { id, change } = await api.staff.write(orderListFile.start, { body: asked })
  expect(change?.subject).toBe('orders-2026-11-21.xlsx')

  const { fileName, bytes } = await api.staff.downloadFile(orderListFile.file, { params: { id } })
  expect(fileName).toBe('orders-2026-11-21.xlsx')
  const [head = [], row = []] = (await readXlsx(bytes)).sheets[0]?.rows ?? []
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('Order')).toBe(number)
  expect(cell('Date')).toEqual(new Date('2026-11-21T12:00:00Z'))
  expect([cell('Total'), cell('Received'), cell('Refunded'), cell('Items')]).toEqual([5070, 5070, 0, 1])
  expect([cell('Phone'), cell('Promo code')]).toEqual(['+380671234567', null])
})

test('an order that is still being placed is in no file', async () => {
  const api = await startApi()
  await api.db.collection<Order>('orders').insertOne(anOrder({ state: 'placing', tasks_lease_until: null }))
  expect(numbersIn(await exported(api))).toEqual([])
})

test('what a customer typed is no formula in the file', async () => {
  const api = await startApi()
  const customer = { name: '=cmd|x', last_name: '@Шевченко', phone: '+380671234567', email: 'olena@example.com' }
  await api.db.collection<Order>('orders').insertOne(anOrder({ customer, note: '-1+1\n=2', comment: '+5' }))
  const [, row] = (await exported(api)).split('\r\n')

  expect(row).toContain(";'=cmd|x;'@Шевченко;'+380671234567;")
  expect(row?.endsWith(";'-1+1 =2;'+5")).toBe(true)
  expect(row).toContain(';9980,00;0,00;;0,00;9980,00;UAH;')
})

test('the file is for who asked, and for five minutes', async () => {
  const api = await startApi()
  const { id } = await start(api)
  await expect(file(api, id, 'iryna')).rejects.toMatchObject({ code: 'not_found' })

  api.wait(299_000)
  expect(await file(api, id)).toContain('Замовлення')
  api.wait(1000)
  await expect(file(api, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a file of a search is gone once a person is forgotten', async () => {
  const api = await startApi()
  await api.db
    .collection<Order>('orders')
    .insertOne(anOrder({ customer_id: 'customer-1', state: 'completed', payment_state: 'approved' }))
  const { id } = await start(api, { search: 'Шевченко' })
  await api.internal.call(internalForgetCustomerEndpoint, { customer_id: 'customer-1' })
  await expect(file(api, id)).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  [{ language: 'de', filter: {} }, 'language'],
  [{ language: 'uk' }, 'filter'],
  [{ language: 'uk', filter: {}, format: 'pdf' }, 'format'],
  [{ language: 'uk', filter: { tab: 'lost' } }, 'filter.tab'],
  [{ language: 'uk', filter: { from: '2026-02-31' } }, 'filter.from'],
])('an export asked for by %j is refused', async (body, field) => {
  const api = await startApi()
  await expect(api.staff.write(orderListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { [field]: expect.anything() } },
  })
})
