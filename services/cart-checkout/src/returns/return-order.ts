import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { lastReturnDay } from '../fulfilment/deliver-order.ts'
import { countOf, type LineCount } from '../order/line-count.ts'
import { type Deed, type Placed, withStep } from '../order/move-order.ts'
import { withAlert } from '../order/order.ts'
import { withPutBack } from '../order/put-back.ts'
import type { ReturnLine, ReturnRequest, ReturnWish } from '../order/return-request.ts'

/**
 * The order with pieces that its customer wants to send back.
 * @throws ShopError illegal_transition after the fourteen days, validation for pieces that she does not have.
 */
export function withReturnRequested(order: Placed, wish: ReturnWish, deed: Deed): Placed {
  const { lines, reason, cause } = wish
  const lastDay = lastReturnDay(order)
  const isLate = lastDay !== null && kyivDay(deed.now) > lastDay
  if (isLate) throw new ShopError('illegal_transition', { from: order.state, event: 'return_request' })
  checkLines(order, lines)
  const asked: ReturnRequest = { at: deed.now, who: deed.who, lines, reason, ...(cause && { cause }), state: 'open' }
  const step = withStep(order, 'return_request', { ...deed, payload: { lines, reason } })
  return { ...step, returns: [...(order.returns ?? []), asked] }
}

/** The goods are here: those that are as new go back to sale, and somebody with the right to it gives the money back. */
export function withReturnAccepted(order: Placed, lines: ReturnLine[] | null, deed: Deed): Placed {
  const asked = openReturn(order, 'return_accept')
  const came = lines ?? asked.lines
  if (came.some(line => countOf(came, line) > countOf(asked.lines, line))) throw refused()
  const step = withStep(order, 'return_accept', { ...deed, payload: { lines: came } })
  const accepted = withReturn(step, { ...asked, lines: came, state: 'accepted' })
  const back = came.filter(({ restock }) => restock)
  const key = `return ${order.returns?.length ?? 1}`
  return withAlert(withPutBack(accepted, key, back, deed.now), 'refund_due')
}

export function withReturnRefused(order: Placed, reason: string, deed: Deed): Placed {
  const asked = openReturn(order, 'return_refuse')
  const step = withStep(order, 'return_refuse', { ...deed, payload: { reason } })
  return withReturn(step, { ...asked, state: 'refused' })
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
  const isHers = wanted.every(line => countOf(wanted, line) <= countOf(lines, line) - countOf(before, line))
  if (wanted.length === 0 || !isHers) throw refused()
}

function refused(): ShopError {
  return new ShopError('validation', { fields: { lines: 'invalid' } })
}
