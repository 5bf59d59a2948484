import { NEWEST_ORDERS, type StaffOrder } from '@shop/contracts/staff/orders/staff-orders'

/**
 * Orders that stand before those that the list shows.
 * @param newest numbers of the newest orders, as many as a page shows.
 */
export function newOrders(shown: readonly Pick<StaffOrder, 'number'>[], newest: readonly string[]): string[] {
  const numbers = new Set(shown.map(({ number }) => number))
  // Of a full page an older order may have come into sight because another one left the list.
  const oldest = shown.length < NEWEST_ORDERS ? '' : (shown.at(-1)?.number ?? '')
  return newest.filter(number => !numbers.has(number) && number > oldest)
}
