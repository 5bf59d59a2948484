import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { orderTabNames } from '@shop/contracts/staff/orders/order-filter'
import {
  type OrderTabCounts,
  orderTabsEndpoint,
  type StaffOrder,
  staffOrdersEndpoint,
} from '@shop/contracts/staff/orders/staff-orders'
import { preferencesEndpoint } from '@shop/contracts/staff/people/preferences'

/** What the tabs are answered where a test is about something else. */
export function orderTabCounts(about: Partial<OrderTabCounts> = {}): OrderTabCounts {
  const none = Object.fromEntries(orderTabNames.map(name => [name, 0])) as OrderTabCounts['tabs']
  return { all: 0, newest: [], ...about, tabs: { ...none, ...about.tabs } }
}

/** What the calls of the list of orders answer; undefined for any other call. */
export function answerOrderList(endpoint: AnyEndpoint, orders: readonly StaffOrder[], count = orders.length): unknown {
  if (endpoint === staffOrdersEndpoint) return { orders, count, page: 1, limit: 25 }
  if (endpoint === orderTabsEndpoint) return orderTabCounts({ newest: orders.map(({ number }) => number) })
  if (endpoint === preferencesEndpoint) return { saved_filters: [], revision: 0 }
  return undefined
}
