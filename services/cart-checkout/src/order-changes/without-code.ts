import type { Customer } from '@shop/pricing/personal-percent'
import { priceCart } from '@shop/pricing/quote'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import { guest } from '../quote/quote-cart.ts'
import { cartLineOf, type PricedGoods } from './changed-sums.ts'

/**
 * The lines of an order that loses its promo code: their prices as they were agreed, under the discount that its customer has today without
 * a code (docs/rules.md, "Changes of an order"). Minor units of the order's currency.
 */
export function withoutCode(
  { currency }: Pick<Order, 'currency'>,
  lines: readonly OrderLine[],
  customer: Customer | null,
): PricedGoods {
  const cart = lines.map(cartLineOf)
  const quote = priceCart({ currency, lines: cart, customer: customer ?? guest, promo: null, deliveryPrice: null })
  const priced = lines.map((line, index) => {
    const { list, unit, sum, ownDiscount, inBase, discountShare, uah } = quote.lines[index] ?? missing(line)
    const prices = { list, unit, sum, own_discount: ownDiscount, in_base: inBase, discount_share: discountShare }
    return { ...line, ...prices, uah: { unit: uah.unit, discount_share: uah.discountShare } }
  })
  const { subtotal, discount, discountPercent, discountKind, birthdayPercent, birthdayDiscount, uah } = quote
  return {
    lines: priced,
    sums: {
      subtotal,
      discount,
      discount_percent: discountPercent,
      discount_kind: discountKind,
      birthday_percent: birthdayPercent,
      birthday_discount: birthdayDiscount,
      promo_discount: 0,
      uah,
    },
  }
}

function missing({ article, size }: OrderLine): never {
  throw new Error(`no price of ${article} ${size}`)
}
