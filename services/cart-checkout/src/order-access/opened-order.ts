import { createHash } from 'node:crypto'
import { DAY_MS } from '@shop/calendar/durations'
import type { Order } from '../order/order.ts'
import { type Caller, isOwner } from './owner.ts'

const SEEN_MS = 30 * DAY_MS
const MAX_BROWSERS = 10

/** May the caller see what was ordered, where it goes and its parcels? To change it a browser that only knows a code needs one again. */
export function mayReadOrder(order: Order, caller: Caller, now: Date): boolean {
  if (isOwner(order, caller)) return true
  const { buyer } = caller
  if (buyer === null) return false
  const key = keyOf(order, buyer)
  return (order.opened_in ?? []).some(opened => opened.key === key && opened.until > now)
}

/** As the order with this code remembers the browser by its buyer's cookie; only the newest browsers are remembered. */
export function withOpened<Known extends Order>(order: Known, cookie: string, now: Date): Known {
  const key = keyOf(order, cookie)
  const others = (order.opened_in ?? []).filter(opened => opened.key !== key && opened.until > now)
  const opened = { key, until: new Date(now.getTime() + SEEN_MS) }
  return { ...order, opened_in: [...others, opened].slice(-MAX_BROWSERS) }
}

/** Holds the mailbox too: once the order has another one, a reader of the old one sees no more of it. */
function keyOf({ number, customer }: Order, cookie: string): string {
  return createHash('sha256').update(`opened ${number} ${customer.email.toLowerCase()} ${cookie}`).digest('base64url')
}
