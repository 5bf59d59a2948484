import { addDays, kyivDay, startOfKyivDay } from '@shop/calendar/kyiv-days'
import { differenceEnd, withDifferenceGivenUp } from '../order/difference-given-up.ts'
import { isAllMoneyBack } from '../order/money-back.ts'
import { isPlaced, type Order, withAlert, withHistory, withoutAlert } from '../order/order.ts'
import { withTransition } from '../order/order-states.ts'
import { reminderDue, withReminder } from '../order/payment-reminder.ts'
import { lastReturnDay } from './fulfil-order.ts'
import { countAwaitedOfLine } from './left-to-send.ts'

/** A pre-order later than this may be cancelled for a full refund (docs/rules.md, "Pre-orders"). */
const LATE_DAYS = 14
/** How long the shop keeps what lies ready. */
const KEEP_DAYS = 5

type Change = (order: Order, now: Date) => Order
type Watched = { at: Date; change: Change }

/** What is due next for an order, and when; null when nothing is. */
export function nextWatch(order: Order): Watched | null {
  return firstOf(unpaidDifference(order), watchOfState(order))
}

function watchOfState(order: Order): Watched | null {
  switch (order.state) {
    case 'awaiting_payment':
      return reminder(order)
    case 'paid':
    case 'processing':
      return lateness(order)
    case 'ready':
      return forgottenness(order)
    case 'delivered':
      return completion(order)
    default:
      return null
  }
}

/** The order after what is due by the clock; null when nothing is. */
export function withWatched(order: Order, now: Date): Order | null {
  const next = nextWatch(order)
  return next && next.at <= now ? next.change(order, now) : null
}

/** Was the customer notified that items come too late, and are they still awaited? */
export function isLate(order: Order): boolean {
  return wasNotifiedLate(order) && order.lines.some(line => countAwaitedOfLine(order, line) > 0)
}

/** The order without the alert that it is late, once nothing of it is awaited any more. */
export function withLatenessSettled<Known extends Order>(order: Known): Known {
  return order.lines.some(line => countAwaitedOfLine(order, line) > 0) ? order : withoutAlert(order, 'preorder_late')
}

function unpaidDifference(order: Order): Watched | null {
  const at = differenceEnd(order)
  return (
    at && { at, change: (unpaid, now) => withDifferenceGivenUp(unpaid, 'difference_expired', { who: 'shop', now }) }
  )
}

function firstOf(one: Watched | null, other: Watched | null): Watched | null {
  if (!one || !other) return one ?? other
  return other.at < one.at ? other : one
}

function reminder(order: Order): Watched | null {
  const at = reminderDue(order)
  return at && { at, change: withReminder }
}

function lateness(order: Order): Watched | null {
  const days = order.lines.flatMap(line => (line.preorder && countAwaitedOfLine(order, line) > 0 ? line.preorder : []))
  const [earliest] = days.toSorted()
  if (!earliest || wasNotifiedLate(order)) return null
  const change: Change = (late, now) => {
    const row = { at: now, event: 'delayed', from: late.state, to: late.state, who: 'shop' }
    return withAlert(withHistory(late, row), 'preorder_late')
  }
  return { at: startOfKyivDay(addDays(earliest, LATE_DAYS + 1)), change }
}

function forgottenness(order: Order): Watched | null {
  const ready = order.parts?.at(-1)?.at
  // Who has had the money back is not called to fetch it.
  if (!ready || order.alerts.includes('not_collected') || isAllMoneyBack(order)) return null
  const at = startOfKyivDay(addDays(kyivDay(ready), KEEP_DAYS + 1))
  return { at, change: waiting => withAlert(waiting, 'not_collected') }
}

function completion(order: Order): Watched | null {
  const lastDay = lastReturnDay(order)
  if (!lastDay) return null
  const change: Change = (kept, now) => (isPlaced(kept) ? withTransition(kept, 'complete', { who: 'shop', now }) : kept)
  return { at: startOfKyivDay(addDays(lastDay, 1)), change }
}

function wasNotifiedLate({ history }: Order): boolean {
  return history.some(({ event }) => event === 'delayed')
}
