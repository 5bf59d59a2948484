import type { Sellable } from '@shop/contracts/catalog/stock'
import { eurFromUah } from '@shop/money/money'
import type { Order } from '../order/order.ts'

type Agreed = Pick<Order, 'lines' | 'currency' | 'eur_rate'>
type PricedToday = Pick<Sellable, 'article' | 'size' | 'price'>

/**
 * Does something of the order cost more today than was agreed upon (docs/rules.md, "Payments")? Prices of the size alone are compared, in
 * the currency of the order and by the rate that it froze; what is not sold any more has no price to compare with.
 */
export function isDearerToday({ lines, currency, eur_rate }: Agreed, sellables: readonly PricedToday[]): boolean {
  const today = new Map(sellables.map(({ article, size, price }) => [`${article} ${size}`, price]))
  return lines.some(({ article, size, current_price: agreed }) => {
    const price = today.get(`${article} ${size}`)
    if (!price) return false
    return currency === 'UAH' ? price.uah > agreed.uah : (price.eur ?? eurFromUah(price.uah, eur_rate)) > agreed.eur
  })
}
