import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { lastReturnDay } from '../fulfilment/fulfil-order.ts'
import { withAlert } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { type ChangeContext, type Placed, withTransition } from '../order/order-states.ts'
import { withRestock } from '../order/restock.ts'
import type { ReturnLine, ReturnRequest, ReturnWish } from '../order/return-request.ts'

/**
 * The order with items that its customer wants to send back.
 * @throws ShopError illegal_transition after the fourteen days, validation for items that the customer does not have.
 */
export function withReturnRequested(order: Placed, wish: ReturnWish, context: ChangeContext): Placed {
  const { lines, reason, cause } = wish
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

/** The goods are here: those that are as new go back to sale, and somebody with the right to it gives the money back. */
export function withReturnAccepted(order: Placed, lines: ReturnLine[] | null, context: ChangeContext): Placed {
  const asked = openReturn(order, 'return_accept')
  const came = lines ?? asked.lines
  if (came.some(line => countOf(came, line) > countOf(asked.lines, line))) throw refused()
  const moved = withTransition(order, 'return_accept', { ...context, payload: { lines: came } })
  const accepted = withReturn(moved, { ...asked, lines: came, state: 'accepted' })
  const back = came.filter(({ restock }) => restock)
  const key = `return ${order.returns?.length ?? 1}`
  return withAlert(withRestock(accepted, key, back, context.now), 'refund_due')
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

function checkLines({ lines, returns = [] }: Placed, wanted: readonly LineCount[]): void {
  const before = returns.filter(({ state }) => state === 'accepted').flatMap(asked => asked.lines)
  const isTheirs = wanted.every(line => countOf(wanted, line) <= countOf(lines, line) - countOf(before, line))
  if (wanted.length === 0 || !isTheirs) throw refused()
}

function refused(): ShopError {
  return new ShopError('validation', { fields: { lines: 'invalid' } })
}
