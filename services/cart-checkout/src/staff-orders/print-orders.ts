import type { CodedSize } from '@shop/contracts/staff/goods/sold-goods'
import { MOST_ORDERS_AT_ONCE, type OrderWhich, type PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import type { Catalog } from '../clients/catalog.ts'
import { countAwaitedOfLine, hasNothingToSend, isPickUp, packable } from '../fulfilment/left-to-send.ts'
import { isAllMoneyBack } from '../order/money-back.ts'
import { isPlaced } from '../order/order.ts'
import { commentsText } from '../order/order-comment.ts'
import { countOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { isDiscountOpen } from '../order/promo-use.ts'
import type { StaffOrders } from './staff-orders.repository.ts'

export type PrintDeps = { staffOrders: StaffOrders; catalog: Pick<Catalog, 'sizeCodes'> }

/** What packing slips and pick lists are printed from, newest order first. */
export async function findPrintedOrders(deps: PrintDeps, which: OrderWhich): Promise<PrintedOrder[]> {
  const { staffOrders } = deps
  const found =
    which.by === 'numbers'
      ? await staffOrders.findByNumbers(which.numbers)
      : await staffOrders.findByNumbers(await staffOrders.findNewest(which.filter, MOST_ORDERS_AT_ONCE))
  const orders = found.filter(isPlaced)
  const codes = await findCodes(deps, orders)
  return orders.map(order => printedOrder(order, codes))
}

/** What sizes are scanned by today, whatever it was when they were ordered; who packs does not wait for the catalogue. */
async function findCodes({ catalog }: PrintDeps, orders: readonly Placed[]): Promise<Map<string, CodedSize>> {
  const articles = new Set(orders.flatMap(({ lines }) => lines.map(({ article }) => article)))
  const sizes = await catalog.sizeCodes([...articles]).catch(() => [])
  return new Map(sizes.map(coded => [`${coded.article} ${coded.size}`, coded]))
}

/** Why an order is packed by nobody, though it never left as it was bought; null of all others. */
function whyNotPacked(order: Placed): PrintedOrder['not_packed'] {
  if (isAllMoneyBack(order) || hasNothingToSend(order)) return 'refunded'
  return isPaid(order.payment_state) ? null : 'not_paid'
}

/** Packed is what was paid for and has not left; of any other order nothing is, nor while its discount waits for a person. */
function printedOrder(order: Placed, codes: ReadonlyMap<string, CodedSize>): PrintedOrder {
  const { number, created_at, customer, delivery_text, state, note } = order
  const isInWork = (state === 'paid' || state === 'processing') && isPaid(order.payment_state)
  const isPacked = isInWork && !isDiscountOpen(order)
  const ready = isPacked ? packable(order) : []
  const sent = (order.parts ?? []).flatMap(({ lines }) => lines)
  return {
    number,
    date: created_at.toISOString(),
    name: `${customer.name} ${customer.last_name}`,
    phone: customer.phone,
    delivery_text,
    is_pick_up: isPickUp(order),
    order_status: state,
    not_packed: whyNotPacked(order),
    note,
    comment: commentsText(order),
    lines: order.lines.map(line => ({
      ...codes.get(`${line.article} ${line.size}`),
      article: line.article,
      size: line.size,
      height: line.height ?? null,
      bundle: line.bundle,
      title: line.title,
      color: line.color ?? null,
      count: line.count,
      packable: countOf(ready, line),
      sent: countOf(sent, line),
      awaited: isPacked ? countAwaitedOfLine(order, line) : 0,
    })),
  }
}
