import { NEWEST_ORDERS } from '@shop/contracts/staff/orders/staff-orders'
import { newOrders } from './new-orders.ts'

const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `26-${String(from - index).padStart(6, '0')}`)
const rows = (numbers: readonly string[]) => numbers.map(number => ({ number }))

test('orders that the list does not show yet are new', () => {
  expect(newOrders(rows(numbered(3, 1)), numbered(5, 1))).toEqual(['26-000005', '26-000004'])
  expect(newOrders(rows([]), numbered(1, 1))).toEqual(['26-000001'])
  expect(newOrders(rows(numbered(3, 1)), numbered(3, 1))).toEqual([])
})

test('of a full page an older order is not new because another one has left the list', () => {
  const shown = numbered(60, 60 - NEWEST_ORDERS + 1)
  const newest = [...shown.filter(number => number !== '26-000050'), '26-000035']

  expect(newOrders(rows(shown), newest)).toEqual([])
})
