import type { Order } from '@shop/cart-checkout/order/order'
import { isOfDifference, isReceived } from '@shop/cart-checkout/order/payment-attempt'
import { type Money, uahFromEur } from '@shop/money/money'
import { type Findings, type Invariant, ofEachOrder } from './invariant.ts'

/** What an order froze adds up, and the bank is asked for just that. */
export function sumsInvariant(): Invariant {
  return ofEachOrder('A8 sums', (order, add) => {
    const { number, lines, sums } = order
    const report = (what: string, message: string) => add(`${number} ${what}`, `${number}: ${message}`)
    const goods = total(lines, ({ sum }) => sum)
    const shares = total(lines, ({ discount_share }) => discount_share)
    if (goods !== sums.subtotal) report('subtotal', `its lines make ${goods}, its subtotal says ${sums.subtotal}`)
    if (shares !== sums.discount) report('discount', `its lines take ${shares} off, its discount says ${sums.discount}`)
    const due = sums.subtotal - sums.discount + sums.delivery
    if (due !== sums.total) report('total', `comes to ${due}, its total says ${sums.total}`)
    const charge = chargeOf(order)
    // An order that became smaller after it was paid was asked for more, one that became larger for less.
    const differences = order.attempts.filter(attempt => isOfDifference(attempt) && isReceived(attempt))
    const overpaid = total(order.overpaid ?? [], ({ amount }) => amount)
    const amount = charge.amount + overpaid - total(differences, paid => paid.charge.amount)
    for (const { payment_id, charge: asked, outdated, change } of order.attempts)
      if (!outdated && change === undefined && (asked.amount !== amount || asked.currency !== charge.currency))
        report(`${payment_id} charge`, `${payment_id} asks for ${asked.amount} instead of ${amount}`)
    checkOverpaid(order, report)
  })
}

/** What a smaller order costs no more goes back: once, or staff still have to do it. */
function checkOverpaid({ attempts, overpaid = [], refunds = [], alerts }: Order, report: Findings['add']): void {
  for (const { payment_id, state } of attempts) {
    const owed = total(overpaid, part => (part.payment_id === payment_id ? part.amount : 0))
    const back = refunds.filter(refund => refund.payment_id === payment_id && refund.state !== 'declined')
    const given = total(back, refund => refund.overpaid ?? 0)
    if (given > owed) report(`${payment_id} overpaid`, `${given} of ${payment_id} went back, only ${owed} was too much`)
    const isForgotten = state === 'approved' && given < owed && !alerts.includes('refund_due')
    if (isForgotten) report(`${payment_id} kept`, `${owed - given} of ${payment_id} is too much, and nobody is told`)
  }
}

function chargeOf({ currency, sums, eur_rate, eur_mode }: Order): Money {
  if (currency === 'UAH' || eur_mode === 'charge_eur') return { amount: sums.total, currency }
  return { amount: uahFromEur(sums.total, eur_rate), currency: 'UAH' }
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}
