import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { toDecimal } from '@shop/money/money'
import { countAwaitedOfLine, leftToSend, packable } from '../fulfilment/left-to-send.ts'
import { countOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { undecidedItems } from '../order/restock.ts'
import { dueItems, returnedItems } from '../order/returned-items.ts'
import { amountsBack, notGivenBack } from '../refunds/refund-amount.ts'

/** The lines as staff see them: what is still to be sent of each, what came back, and what its refund comes to. */
export function fullLines(order: Placed): FullOrder['lines'] {
  const left = leftToSend(order)
  const there = packable(order)
  const kept = notGivenBack(order)
  const open = undecidedItems(order)
  const back = returnedItems(order)
  const due = dueItems(order).lines
  return order.lines.map(line => {
    const { article, size, bundle, title, color, height, picture, count, preorder } = line
    return {
      article,
      size,
      bundle,
      title,
      color,
      height,
      picture,
      count,
      preorder,
      list: toDecimal(line.list),
      unit: toDecimal(line.unit),
      sum: toDecimal(line.sum),
      discount_share: toDecimal(line.discount_share),
      left: countOf(left, line),
      packable: countOf(there, line),
      awaited: countAwaitedOfLine(order, line),
      kept: countOf(kept, line),
      undecided: countOf(open, line),
      returned: countOf(back, line),
      due: countOf(due, line),
      back: amountsBack(order, line, countOf(kept, line)).map(toDecimal),
    }
  })
}
