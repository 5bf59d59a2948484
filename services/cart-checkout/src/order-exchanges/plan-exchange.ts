import { randomBytes } from 'node:crypto'
import type { OrderExchange } from '@shop/contracts/staff/orders/order-exchange'
import { isSameLine, itemsOf, type OrderLine, outOfStock } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { differenceAt } from '../order-changes/await-difference.ts'
import { changedGoods, changedTotal } from '../order-changes/changed-fields.ts'
import { goodsSums } from '../order-changes/changed-sums.ts'
import { withCount } from '../order-changes/line-items.ts'
import { type ChangePlan, findGoods, type PlanDeps, shortOf } from '../order-changes/plan-change.ts'
import { swapLines } from '../order-changes/swap-lines.ts'
import { exchangeDelivery } from './exchange-delivery.ts'
import { checkExchanged } from './exchangeable.ts'

/**
 * Works an exchange out, and writes nothing (docs/rules.md, "Exchange"). An item that costs today what was agreed keeps the agreed price,
 * another one costs what it costs today, under the order's own discount; what the customer has stays as it was agreed.
 * @throws ShopError as `checkExchanged`; out_of_stock for what is not sold any more; delivery_not_available.
 */
export async function planExchange(deps: PlanDeps, order: Placed, wish: OrderExchange): Promise<ChangePlan> {
  const swaps = wish.swaps.map(swap => ({ ...swap, bundle: swap.bundle ?? null }))
  checkExchanged(order, swaps)
  const { priced, gone } = await findGoods(deps, swaps, [])
  // What is not sold any more is not there.
  if (gone.length > 0) throw outOfStock(gone)
  const came = priced.map(({ to, count, sellable }) => ({ ...to, count, sellable }))
  const pieces = itemsOf(came.map(({ article, size, count }) => ({ article, size, count })))
  const goods = { removed: [], swaps: priced }
  const lines = swapLines(order, priced, 'today')
  const { uah, ...priceOfGoods } = goodsSums(order, lines, order.sums)
  const { delivery_by, ...parcel } = await exchangeDelivery(deps, order, { swaps: priced, lines, goodsUah: uah.goods })
  const total = priceOfGoods.subtotal - priceOfGoods.discount + parcel.delivery
  const sums = { ...order.sums, ...priceOfGoods, uah, ...parcel, total }
  return {
    goods,
    sums,
    agreedTotal: total,
    short: shortOf(pieces, came),
    change: {
      id: randomBytes(8).toString('hex'),
      seen: wish.seen,
      details: {},
      lines,
      sums,
      place: 'sold',
      pieces,
      back: [],
      exchange: {
        gone: swaps.map(swap => goneOf(order, swap)),
        came: swaps.map(({ to, bundle, count }) => ({ ...to, bundle, count })),
        delivery_by,
      },
      changes: [...changedGoods(order, goods), ...changedTotal(order, sums)],
      ...(wish.difference && { difference: wish.difference }),
      ...(wish.ask_difference && differenceAt(order, sums) && { asks_difference: true as const }),
    },
  }
}

/** What leaves the order, as it was sold; of a pre-order it had come. */
function goneOf(
  order: Placed,
  swap: { article: string; size: string; bundle: string | null; count: number },
): OrderLine {
  const line = order.lines.find(known => isSameLine(known, swap))
  if (!line) throw new Error(`no line of ${swap.article} ${swap.size}`)
  const { arrived: _, let_go: _letGo, ...gone } = withCount(line, swap.count, order.currency)
  return line.preorder ? { ...gone, arrived: swap.count } : gone
}
