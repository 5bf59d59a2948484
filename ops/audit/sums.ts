import type { Order } from '@shop/cart-checkout/order/order'
import { type Money, uahFromEur } from '@shop/money/money'
import { type Invariant, ofEachOrder } from './invariant.ts'

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
    for (const { payment_id, charge: asked } of order.attempts)
      if (asked.amount !== charge.amount || asked.currency !== charge.currency)
        report(`${payment_id} charge`, `${payment_id} asks for ${asked.amount} instead of ${charge.amount}`)
  })
}

function chargeOf({ currency, sums, eur_rate, eur_mode }: Order): Money {
  if (currency === 'UAH' || eur_mode === 'charge_eur') return { amount: sums.total, currency }
  return { amount: uahFromEur(sums.total, eur_rate), currency: 'UAH' }
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}
