import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { lastReturnDay } from '../fulfilment/fulfil-order.ts'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { type Order, withAlert } from '../order/order.ts'
import { countOf, isSameLine, type LineCount } from '../order/order-line.ts'
import { type ChangeContext, nextOrderState, type Placed, withTransition } from '../order/order-states.ts'
import { undecidedItems, withRestock } from '../order/restock.ts'
import type { ReturnLine, ReturnRequest, ReturnWish } from '../order/return-request.ts'
import { dueItems, isAllReturned, returnedItems } from '../order/returned-items.ts'
import { notGivenBack } from '../refunds/refund-amount.ts'

/**
 * The order with items that its customer wants to send back.
 * @throws ShopError illegal_transition after the fourteen days, validation for items that the customer does not have, or has
 * had the money of; difference_awaited while an exchange waits for its money.
 */
export function withReturnRequested(order: Placed, wish: ReturnWish, context: ChangeContext): Placed {
  const { lines, reason, cause } = wish
  nextOrderState(order.state, 'return_request')
  checkNoDifferenceAwaited(order)
  const lastDay = lastReturnDay(order)
  const isLate = lastDay !== null && kyivDay(context.now) > lastDay
  if (isLate) throw new ShopError('illegal_transition', { from: order.state, event: 'return_request' })
  checkLines(order, lines)
  const asked: ReturnRequest = {
    at: context.now,
    who: context.who,
    lines,
    reason,
    ...(cause && { cause }),
    state: 'open',
  }
  const requested = withTransition(order, 'return_request', { ...context, payload: { lines, reason } })
  return { ...requested, returns: [...(order.returns ?? []), asked] }
}

/**
 * The goods are here: those that are as new go back to sale, and somebody with the right to it gives the money back. While the
 * customer keeps other items the order is delivered again, and may be asked to come back in another return (docs/rules.md, "Returns").
 * @throws ShopError illegal_transition when no return is open, validation for more than was asked for.
 */
export function withReturnAccepted(order: Placed, lines: ReturnLine[] | null, context: ChangeContext): Placed {
  const asked = openReturn(order, 'return_accept')
  const withWishes = lines?.map(line => ({ ...line, ...wishOf(asked, line) })) ?? asked.lines
  const came = restockOnce(order, withWishes)
  if (came.some(line => countOf(came, line) > countOf(asked.lines, line))) throw invalidLines()
  const known = withReturn(order, { ...asked, lines: came, accepted_at: context.now, state: 'accepted' })
  const event = isAllReturned(known) ? 'return_accept' : 'return_accept_part'
  const accepted = withTransition(known, event, { ...context, payload: { lines: came } })
  const back = came.filter(({ restock }) => restock)
  const key = `return ${order.returns?.length ?? 1}`
  const restocked = withRestock(accepted, key, back, context.now)
  // What the customer had the money of before is owed nothing.
  return dueItems(restocked).lines.length > 0 ? withAlert(restocked, 'refund_due') : restocked
}

/** Items that went on sale with their money, before they were here, do not go on sale once more. */
function restockOnce(order: Placed, came: readonly ReturnLine[]): ReturnLine[] {
  const open = undecidedItems(order)
  return came.flatMap((line, index) => {
    if (!line.restock) return line
    const before = came.slice(0, index).filter(({ restock }) => restock)
    const count = Math.min(line.count, Math.max(0, countOf(open, line) - countOf(before, line)))
    const parts = [
      { ...line, count },
      { ...line, count: line.count - count, restock: false },
    ]
    return parts.filter(part => part.count > 0)
  })
}

/** What the customer wants in place of items stays known, whatever staff say of them. */
function wishOf({ lines }: ReturnRequest, came: ReturnLine): Pick<ReturnLine, 'wanted'> {
  const { wanted } = lines.find(line => isSameLine(line, came)) ?? {}
  return wanted ? { wanted } : {}
}

export function withReturnRefused(order: Placed, reason: string, context: ChangeContext): Placed {
  const asked = openReturn(order, 'return_refuse')
  const moved = withTransition(order, 'return_refuse', { ...context, payload: { reason } })
  return withReturn(moved, { ...asked, state: 'refused' })
}

function openReturn({ returns = [], state }: Placed, event: string): ReturnRequest {
  const open = returns.find(asked => asked.state === 'open')
  if (!open) throw new ShopError('illegal_transition', { from: state, event })
  return open
}

function withReturn(order: Placed, changed: ReturnRequest): Placed {
  const returns = (order.returns ?? []).map(asked => (asked.state === 'open' ? changed : asked))
  return { ...order, returns }
}

function checkLines(order: Placed, wanted: readonly LineCount[]): void {
  const before = returnedItems(order)
  const isTheirs = wanted.every(line => countOf(wanted, line) <= countOf(order.lines, line) - countOf(before, line))
  if (wanted.length === 0 || !isTheirs) throw invalidLines()
  const left = returnable(order)
  if (wanted.some(line => countOf(wanted, line) > countOf(left, line))) throw invalidLines()
}

/** Items that the customer has and has had no money of: what was paid back is theirs to keep, or never came. */
export function returnable(order: Order): LineCount[] {
  const due = dueItems(order).lines
  return notGivenBack(order)
    .map(line => ({ ...line, count: line.count - countOf(due, line) }))
    .filter(({ count }) => count > 0)
}

function invalidLines(): ShopError {
  return new ShopError('validation', { fields: { lines: 'invalid' } })
}
