import type { OrderWhich } from '@shop/contracts/staff/orders/order-bulk'
import { readAddress, writeAddress } from '../../../list/list-address.ts'
import { filterBody, isOrderNumber, type OrderList, orderRules } from '../use-order-list.ts'

/** What orders are printed as: a slip for each, or one list of what to fetch for all. */
export const printed = ['slips', 'pick-list'] as const
export type Printed = (typeof printed)[number]

const everything = readAddress(orderRules, new URLSearchParams())

/** The page that prints these orders; those of a filter are named by it. */
export function printAddress(what: Printed, which: OrderWhich, filter: OrderList['filter']): string {
  const params =
    which.by === 'numbers'
      ? new URLSearchParams({ orders: which.numbers.join(',') })
      : writeAddress(orderRules, { ...everything, filter })
  if (which.by === 'filter') params.set('count', String(which.count))
  return `/admin/orders/print/${what}?${params}`
}

/** Which orders the address of a page to print means; null for an address that names none. */
export function parsePrintAddress(params: URLSearchParams): OrderWhich | null {
  const numbers = (params.get('orders') ?? '').split(',').filter(isOrderNumber)
  if (numbers.length > 0) return { by: 'numbers', numbers }
  const count = Math.trunc(Number(params.get('count')))
  if (!(count >= 1)) return null
  return { by: 'filter', filter: filterBody(readAddress(orderRules, params).filter), count }
}
