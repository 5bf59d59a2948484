import { ShopError } from '@shop/contracts/errors'
import {
  MOST_ORDERS_AT_ONCE,
  type OrderOutcome,
  type OrderWhich,
  refusalReasons,
} from '@shop/contracts/staff/orders/order-bulk'
import { inParallel } from '@shop/service-kit/process/limiter'
import { withQueued } from '../accounting/accounting-state.ts'
import { withProcessingStarted, withProcessingUndone } from '../fulfilment/fulfil-order.ts'
import { isPlaced } from '../order/order.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { changeAndFinish, type TaskDeps } from '../order/run-tasks.ts'
import type { StaffOrders } from './staff-orders.repository.ts'

/** `key`: of the call; what it did is known by it, so that a repeat does nothing twice. */
type By = { who: string; key: string; now: Date }

/** What becomes of one order; `left`: it was so before, `done`: a repeat finds what the call did. */
type Rule = (order: Placed) => Placed | 'left' | 'done'

/** Each order is a write of its own; more at once would only wait for each other. */
const AT_ONCE = 8

/**
 * The orders that are meant, newest first where a filter names them.
 * @throws ShopError count_changed when the filter finds others than were seen, or more than can be done at once.
 */
export async function findNumbers(staffOrders: StaffOrders, which: OrderWhich): Promise<string[]> {
  if (which.by === 'numbers') return [...new Set(which.numbers)]
  const found = await staffOrders.findNewest(which.filter, MOST_ORDERS_AT_ONCE + 1)
  if (found.length !== which.count || found.length > MOST_ORDERS_AT_ONCE)
    throw new ShopError('count_changed', { count: found.length })
  return found
}

/** Starts processing each of these orders; says of each what happened. */
export function takeOrders(deps: TaskDeps, numbers: readonly string[], { key, ...by }: By): Promise<OrderOutcome[]> {
  return changeEach(deps, numbers, order => {
    if (order.state !== 'processing') return withProcessingStarted(order, { ...by, payload: { bulk: key } })
    return isDoneBy(order, 'take', key) ? 'done' : 'left'
  })
}

/** Puts each of these orders into the queue of 1C; says of each what happened (docs/rules.md, "1C"). */
export function sendOrdersTo1c(deps: TaskDeps, numbers: readonly string[], by: By): Promise<OrderOutcome[]> {
  const { key, who, now } = by
  return changeEach(deps, numbers, order => {
    if (isDoneBy(order, 'accounting_queued', key)) return 'done'
    return order.accounting?.state === 'queued' ? 'left' : withQueued(order, who, now, key)
  })
}

/** Takes back what the call under this key started; an order to which something has happened since is refused. */
export function undoTakeOrders(
  deps: TaskDeps,
  numbers: readonly string[],
  { key, ...by }: By,
): Promise<OrderOutcome[]> {
  return changeEach(deps, numbers, order => {
    const last = order.history.at(-1)
    if (last?.event === 'take_undone' && last.payload?.bulk === key) return 'done'
    return withProcessingUndone(order, key, { ...by, payload: { bulk: key } })
  })
}

function isDoneBy({ history }: Placed, wanted: string, key: string): boolean {
  return history.some(({ event, payload }) => event === wanted && payload?.bulk === key)
}

async function changeEach(deps: TaskDeps, numbers: readonly string[], rule: Rule): Promise<OrderOutcome[]> {
  const outcomes = new Map<string, OrderOutcome>()
  await inParallel(numbers, AT_ONCE, async number => {
    outcomes.set(number, await changeOne(deps, number, rule))
  })
  return numbers.flatMap(number => outcomes.get(number) ?? [])
}

async function changeOne(deps: TaskDeps, number: string, rule: Rule): Promise<OrderOutcome> {
  const order = await deps.orders.byNumber(number)
  if (!order || !isPlaced(order)) return { number, outcome: 'refused', why: 'not_found', order_status: null }
  let judged = order
  let outcome: OrderOutcome['outcome'] = 'done'
  try {
    const { state } = requirePlaced(
      await changeAndFinish(deps, order, latest => {
        judged = requirePlaced(latest)
        const next = rule(judged)
        outcome = typeof next === 'string' ? next : 'done'
        return typeof next === 'string' ? null : next
      }),
    )
    return { number, outcome, why: null, order_status: state }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const reason = refusalReasons.find(known => known === error.details.reason)
    return { number, outcome: 'refused', why: error.code, ...(reason && { reason }), order_status: judged.state }
  }
}
