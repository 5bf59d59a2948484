import { ShopError } from '@shop/contracts/errors'
import type { ExchangeRefusal } from '@shop/contracts/staff/orders/order-exchange'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { exchangedItems } from '../order/exchange.ts'
import { isAllMoneyBack } from '../order/money-back.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { nextOrderState, type Placed } from '../order/order-states.ts'
import { isPaymentDropped } from '../order/payment-attempt.ts'
import { isUndone } from '../order/refund.ts'
import { dueItems } from '../order/returned-items.ts'

/**
 * Items that can be exchanged: a return of them was accepted, and their money has not gone back (docs/rules.md, "Exchange"). None where some
 * of it has, without naming items.
 */
export function exchangeableLines(order: Placed): LineCount[] {
  return isSumGivenBack(order) ? [] : dueItems(order).lines
}

/** @throws ShopError illegal_transition when nothing of the order can be exchanged now; difference_awaited while another one waits. */
export function checkExchangeable(order: Placed): void {
  checkOpen(order)
  if (exchangeableLines(order).length === 0) throw notNow(order)
}

/**
 * @throws ShopError illegal_transition of an order that is closed or on its way; difference_awaited while another one waits; validation with the reason when not so many items of these
 * lines can be exchanged.
 */
export function checkExchanged(order: Placed, wanted: readonly LineCount[]): void {
  checkOpen(order)
  const there = exchangeableLines(order)
  const missing = wanted.find(line => countOf(wanted, line) > countOf(there, line))
  if (missing) throw new ShopError('validation', { fields: { swaps: refusalOf(order, missing) } })
}

function checkOpen(order: Placed): void {
  nextOrderState(order.state, 'exchange')
  if (order.forgotten_at || isAllMoneyBack(order)) throw notNow(order)
  checkNoDifferenceAwaited(order)
}

function refusalOf(order: Placed, line: LineCount): ExchangeRefusal {
  const given = (order.refunds ?? []).filter(refund => !isUndone(refund)).flatMap(({ lines }) => lines)
  if (countOf(given, line) > 0 || isSumGivenBack(order)) return 'money_given_back'
  if (countOf(exchangedItems(order), line) > 0) return 'already_exchanged'
  return 'return_not_accepted'
}

/** A sum that names no items may be for any of those that came back: nobody can tell what of them is still the customer's. */
function isSumGivenBack(order: Placed): boolean {
  const { since } = dueItems(order)
  return (order.refunds ?? []).some(refund => {
    const { at, lines, delivery, amount, overpaid = 0, payment_id } = refund
    if (isPaymentDropped(order.attempts, payment_id)) return false
    const isOfNothing = lines.length === 0 && !delivery && amount > overpaid
    return isOfNothing && since !== null && at >= since && !isUndone(refund)
  })
}

function notNow({ state }: Placed): ShopError {
  return new ShopError('illegal_transition', { from: state, event: 'exchange' })
}
