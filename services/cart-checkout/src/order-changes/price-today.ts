import type { Sellable } from '@shop/contracts/catalog/stock'
import { type Currency, eurFromUah, type Price, pct } from '@shop/money/money'
import { type CartLine, priceLine } from '@shop/pricing/line-price'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'

type Bought = { article: string; size: string; count: number; sellable: Sellable }

/** What the items of a line cost under a percent; a share that is given once, of a fixed sum, comes instead of the percent. */
type Discount = { percent: number; share?: { own: number; uah: number } }

type LinePrices = Omit<
  OrderLine,
  keyof ReturnType<typeof goodsOf> | 'article' | 'size' | 'count' | 'bundle' | 'preorder'
>

/** The line as the pricing rules see it. Euros of a size that has none of its own follow the rate of the order. */
export function cartLineToday(
  { eur_rate }: Pick<Order, 'eur_rate'>,
  { article, size, count, sellable }: Bought,
): CartLine {
  const { list, price, bundle_percent: bundlePercent } = sellable
  const inBoth = ({ uah, eur }: Sellable['list']): Price => ({ uah, eur: eur ?? eurFromUah(uah, eur_rate) })
  return { article, size, count, weightKg: null, list: inBoth(list), price: inBoth(price), bundlePercent }
}

/** Today's prices of a line in minor units, with its share of the order's discount. */
export function pricesToday(
  order: Pick<Order, 'currency' | 'eur_rate'>,
  bought: Bought,
  { percent, share }: Discount,
): LinePrices {
  const cartLine = cartLineToday(order, bought)
  const priceIn = (currency: Currency, fixed: number | undefined) => {
    const { list, unit, inBase } = priceLine(cartLine, currency, percent)
    const sum = unit * bought.count
    const ownShare = fixed === undefined ? pct(sum, percent, currency) : Math.min(sum, fixed)
    return { list, unit, sum, in_base: inBase, discount_share: inBase ? ownShare : 0 }
  }
  const { unit, discount_share } = priceIn('UAH', share?.uah)
  const priced = priceIn(order.currency, share?.own)
  return {
    list_price: cartLine.list,
    current_price: cartLine.price,
    bundle_percent: cartLine.bundlePercent ?? null,
    ...priced,
    own_discount: (priced.list - priced.unit) * bought.count,
    uah: { unit, discount_share },
  }
}

/** What a line remembers of its goods besides their prices. */
export function goodsOf({ title, color, height = null, picture, category, collection, weight_kg }: Sellable) {
  return { title, ...(color && { color }), height, picture, category, collection, weight_kg }
}
