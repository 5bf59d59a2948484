import { ShopError } from '@shop/contracts/errors'
import type { Placed } from '../order/order-states.ts'
import { goodsSums } from '../order-changes/changed-sums.ts'
import { type PricedSwap, swapLines } from '../order-changes/swap-lines.ts'

/**
 * What the goods of an order cost more once these items are exchanged, by the rules of an exchange (docs/rules.md, "Exchange"), without a parcel: minor
 * units of the order's currency, less than 0 where they cost less. Null where such an exchange is refused: the other size stands in the
 * order at another price.
 */
export function goodsDifference(order: Placed, swap: PricedSwap): number | null {
  try {
    const { subtotal, discount } = goodsSums(order, swapLines(order, [swap], 'today'), order.sums)
    return subtotal - discount - (order.sums.subtotal - order.sums.discount)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}
