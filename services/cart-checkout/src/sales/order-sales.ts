import { kyivDay } from '@shop/calendar/kyiv-days'
import { everSoldLines } from '../order/exchange.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { countOf, type OrderLine } from '../order/order-line.ts'
import { rightPayments } from '../order/payment-attempt.ts'
import { moneyBack } from './money-back.ts'
import { inHryvnias, type Payment, paymentsOfOrder } from './payments.ts'
import type { SalesEntry, SoldGoods } from './sales-entry.ts'
import { paidSumOf, spreadRefunds } from './spread-refunds.ts'

/**
 * All that an order brought and gave back, each on its day in Kyiv, in kopiyky; nothing of an order that was never paid. Its goods
 * are sold once, with the first payment (docs/rules.md, "Statistics").
 */
export function salesOfOrder(order: Order): SalesEntry[] {
  if (!isPlaced(order)) return []
  const { delivery } = inHryvnias(order)
  const payments = paymentsOfOrder(order)
  const [first] = payments
  if (!first) return []
  const day = kyivDay(first.at)
  return [
    { kind: 'order', day },
    ...payments.map(({ at, uah }) => ({ kind: 'paid' as const, day: kyivDay(at), uah })),
    ...order.lines.map(line => saleEntryOf(line, day)),
    ...refundsOf(order, payments, delivery),
    ...returnsOf(order),
  ]
}

/** Were its sales ever other than none? Of a mark that staff took back only the history tells. */
export function hadSales({ attempts, history }: Order): boolean {
  const isReceived = attempts.some(({ state }) => state === 'approved' || state === 'refunded')
  return isReceived || history.some(({ event }) => event === 'manual_unpaid')
}

/** Money that was given back for each line of the order so far, in kopiyky. */
export function refundedByLine(order: Order): number[] {
  const { delivery } = inHryvnias(order)
  const spread = spreadMoneyBack(order, paymentsOfOrder(order), delivery)
  return order.lines.map((_, index) => spread.reduce((sum, { lines }) => sum + (lines[index]?.uah ?? 0), 0))
}

function saleEntryOf(line: OrderLine, day: string): SalesEntry {
  const { count, preorder } = line
  return {
    kind: 'sold',
    day,
    items: count,
    uah: paidSumOf(line),
    preordered: preorder ? count : 0,
    ...goodsOf(line),
  }
}

function refundsOf(order: Order, payments: readonly Payment[], delivery: number): SalesEntry[] {
  return spreadMoneyBack(order, payments, delivery).flatMap(({ at, uah, lines }) => {
    const day = kyivDay(at)
    const ofLines = order.lines.flatMap((line, index) => {
      const { items = 0, uah = 0 } = lines[index] ?? {}
      return items === 0 && uah === 0 ? [] : [{ kind: 'refunded' as const, day, items, uah, ...goodsOf(line) }]
    })
    return [{ kind: 'given_back' as const, day, uah }, ...ofLines]
  })
}

/** The goods were bought once: what was paid besides them and the differences of changes is money that came twice. */
function spreadMoneyBack(order: Order, payments: readonly Payment[], delivery: number) {
  const right = rightPayments(order.attempts)
  const surplus = payments.reduce((sum, { attempt, uah }) => (right.includes(attempt) ? sum : sum + uah), 0)
  return spreadRefunds(order, moneyBack(order, payments), { delivery, surplus })
}

/** Items that came back, on the day on which staff accepted them; also those that were exchanged since. */
function returnsOf(order: Order): SalesEntry[] {
  const lines = everSoldLines(order)
  return (order.returns ?? [])
    .filter(({ state }) => state === 'accepted')
    .flatMap(({ at, accepted_at = at, lines: came, cause = 'other' }) =>
      lines.flatMap(line => {
        const items = countOf(came, line)
        return items === 0
          ? []
          : [{ kind: 'returned' as const, day: kyivDay(accepted_at), items, cause, ...goodsOf(line) }]
      }),
    )
}

function goodsOf({ article, size, category, collection }: OrderLine): SoldGoods {
  return { article, size, category, collection }
}
