import type { PrintedLine, PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'

/** A line of a slip; `count` is how many of its items lie in the parcel. */
export type SlipLine = Pick<
  PrintedLine,
  'article' | 'size' | 'height' | 'bundle' | 'title' | 'color' | 'count' | 'barcode' | 'own_code'
>

const toBePacked: readonly PrintedOrder['order_status'][] = ['paid', 'paid_no_stock', 'processing']

/** What stands on the slip of an order: what can be packed now, of one that has left what was sent; nothing of all others. */
export function slipLines({ lines, order_status, not_packed }: PrintedOrder): SlipLine[] {
  const isPacked = lines.some(({ packable }) => packable > 0)
  if (!isPacked && (not_packed || toBePacked.includes(order_status))) return []
  return lines
    .map(line => ({ ...line, count: isPacked ? line.packable : (line.sent ?? line.count) }))
    .filter(({ count }) => count > 0)
}
