import type { Locale } from '@shop/contracts/texts/text'
import type { Cell, FileTable } from '@shop/service-kit/csv/table'
import type { Placed } from '../order/order-states.ts'
import { isReceived, type PaymentAttempt } from '../order/payment-attempt.ts'
import { refundedSoFar } from '../order/refund.ts'
import { meansOf, meansTexts } from '../payment-attempts/payment-means.ts'
import { accountingWords, heads, paymentWords, sourceWords, stateWords } from './order-words.ts'

/**
 * Orders as a file: a row for each, sums in the currency of the order, and what came and went back in the currency of its payments
 * (docs/rules.md, "Lists as files").
 */
export function orderTable(orders: AsyncIterable<readonly Placed[]>, language: Locale): FileTable {
  async function* batches() {
    for await (const batch of orders) yield batch.map(order => orderCells(order, language))
  }
  return { head: heads[language], batches: batches() }
}

export function orderCells(order: Placed, language: Locale): Cell[] {
  const { number, created_at, customer, sums, currency, accounting, promo } = order
  return [
    number,
    { at: created_at },
    stateWords[language][order.state],
    paymentWords[language][order.payment_state],
    sourceWords[language][sourceOf(order)],
    customer.name,
    customer.last_name,
    customer.phone,
    customer.email,
    order.delivery_text[language],
    (order.parts ?? []).flatMap(({ tracking }) => tracking ?? []).join(', '),
    order.lines.map(({ article, size, count }) => `${article} ${size} × ${count}`).join(', '),
    order.lines.reduce((sum, { count }) => sum + count, 0),
    { minor: sums.subtotal },
    { minor: sums.discount },
    promo?.code ?? '',
    { minor: sums.delivery },
    { minor: sums.total },
    currency,
    ...moneyCells(order, language),
    accounting ? accountingWords[language][accounting.state] : '',
    accounting?.number_1c ?? '',
    order.note,
    order.comment,
  ]
}

function sourceOf({ source, made_by_staff }: Placed): 'site' | 'staff' | 'showroom' {
  if (source === 'offline') return 'showroom'
  return made_by_staff ? 'staff' : 'site'
}

/** Method, payment ids, received, refunded, currency; nothing of an order that no money came for. */
function moneyCells(order: Placed, language: Locale): Cell[] {
  const received = order.attempts.filter(isReceived)
  const last = received.at(-1)
  if (!last) return ['', '', null, null, '']
  // The shop is charged in one currency; were it two, each payment stands in the file of payments with its own.
  const { currency } = last.charge
  const isSame = ({ charge }: PaymentAttempt) => charge.currency === currency
  const names = received.map(attempt => meansTexts[language][meansOf(order, attempt)])
  return [
    [...new Set(names)].join(', '),
    received.map(({ payment_id }) => payment_id).join(', '),
    { minor: received.filter(isSame).reduce((sum, { charge }) => sum + charge.amount, 0) },
    { minor: refundedSoFar(order) },
    currency,
  ]
}
