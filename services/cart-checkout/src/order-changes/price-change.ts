import type { Customer } from '@shop/pricing/personal-percent'
import type { OrderLine, OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { type ChangedDeliveryDeps, changeDelivery, type Moved } from './changed-delivery.ts'
import { type ChangedGoods, changeGoods } from './changed-sums.ts'
import type { Terms } from './swap-lines.ts'
import { withoutCode } from './without-code.ts'

/** What changes of what an order costs; the customer as today, for an order that loses its code. */
type Changing = ChangedGoods & { moved: Moved | null; customer: Customer | null }
export type Priced = { lines: OrderLine[]; sums: OrderSums }

/** The lines after the change, and all sums; those of the order itself where nothing costs another sum. */
export async function priceChange(
  deps: ChangedDeliveryDeps,
  order: Placed,
  { moved, customer, ...goods }: Changing,
  terms: Terms | 'without_code',
): Promise<Priced> {
  const isWithoutCode = terms === 'without_code'
  const changed = changeGoods(order, goods, isWithoutCode ? 'today' : terms)
  // A code for a free parcel leaves the goods as they are.
  const isDiscountLost = isWithoutCode && order.sums.discount_kind === 'promo'
  const { lines, sums } = isDiscountLost ? withoutCode(order, changed.lines, customer) : changed
  const isSameSum = sums.subtotal === order.sums.subtotal && sums.discount === order.sums.discount
  const isSame = isSameSum && goods.removed.length === 0 && !isWithoutCode
  if (isSame && !moved) return { lines, sums: order.sums }
  const goodsUah = isSame ? order.sums.uah.goods : sums.uah.goods
  const parcel = await changeDelivery(deps, order, { lines, goodsUah, moved, isWithoutCode })
  const delivery = terms === 'agreed' ? order.sums.delivery : parcel.delivery
  if (isSame && delivery === order.sums.delivery) return { lines, sums: order.sums }
  const { weight } = parcel
  const priced = isSame ? order.sums : { ...order.sums, ...sums, weight }
  return { lines, sums: { ...priced, delivery, total: priced.subtotal - priced.discount + delivery } }
}
