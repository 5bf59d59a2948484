import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import { attemptsForDue } from './awaited-difference.ts'
import { type Order, withHistory } from './order.ts'
import type { ChangeContext } from './order-states.ts'
import { withTask } from './order-tasks.ts'

/** A customer who is at the bank when the time ends gets this much more: the answer is on its way. */
const ANSWER_MS = 15 * MINUTE_MS

/**
 * The order as it was before the difference was asked for: the new items go back on sale, and money that comes by an attempt of it is one
 * payment too many. The order itself where no change waits.
 */
export function withDifferenceGivenUp(
  order: Order,
  event: 'drop_change' | 'difference_expired',
  { who, now, payload }: ChangeContext,
): Order {
  const { awaiting_difference: awaited, ...rest } = order
  if (!awaited) return order
  const { id, changes, pieces, exchange } = awaited.change
  const attempts = order.attempts.map(attempt =>
    attempt.change === id ? { ...attempt, change_dropped: true as const } : attempt,
  )
  const what = { changes, change: id, ...(exchange && { is_exchange: true as const }) }
  const row = { at: now, event, from: order.state, to: order.state, who, payload: { ...payload, ...what } }
  const given = withHistory({ ...rest, attempts }, row)
  return pieces.length > 0 ? withTask(given, { do: 'release_items', pieces }, now) : given
}

/** When the time to pay the difference is over: a bank that is still at it has a day, one that was begun to pay at a quarter of an hour. */
export function differenceEnd(order: Order): Date | null {
  const { awaiting_difference: awaited } = order
  if (!awaited) return null
  const states = attemptsForDue(order).map(({ state }) => state)
  const more = states.includes('in_processing') ? DAY_MS : states.includes('started') ? ANSWER_MS : 0
  return new Date(awaited.until.getTime() + more)
}
