import { workingDayAfter } from '@shop/calendar/kyiv-days'
import type { Order } from '../order/order.ts'
import { isSameLine } from '../order/order-line.ts'
import { countAwaitedOfLine, itemCount, packable } from './left-to-send.ts'

/** The shop promises to pack an order within so many working days. */
export const PACK_DAYS = 3

/**
 * The day in Kyiv by which an order must be packed (docs/rules.md, "Order states"); null of one that waits for nobody to pack it, and while
 * the difference of a change is waited for.
 * While all that is left was sold in advance it is the first day on which some of it should come.
 */
export function packBy(order: Order): string | null {
  if (order.state !== 'paid' && order.state !== 'processing') return null
  if (order.awaiting_difference) return null
  const ready = packable(order)
  if (itemCount(ready) === 0) return firstAwaited(order)
  const hasStock = ready.some(item => order.lines.some(line => line.preorder === null && isSameLine(line, item)))
  const arrived = hasStock ? undefined : lastOf(order, ({ event }) => event === 'arrived')
  if (arrived) return workingDayAfter(arrived, PACK_DAYS)
  const paid = lastOf(order, ({ from, to }) => to === 'paid' && from !== 'paid')
  return order.due_on ?? workingDayAfter(paid ?? order.created_at, PACK_DAYS)
}

function firstAwaited(order: Order): string | null {
  const days = order.lines.flatMap(line => (line.preorder && countAwaitedOfLine(order, line) > 0 ? line.preorder : []))
  return days.toSorted().at(0) ?? null
}

function lastOf({ history }: Order, isMeant: (row: Order['history'][number]) => boolean): Date | undefined {
  return history.findLast(isMeant)?.at
}
