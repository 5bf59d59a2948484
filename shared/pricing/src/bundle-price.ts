import { type Currency, fromDecimal, toDecimal } from '@shop/money/money'
import { discountCart } from './order-discount.ts'

/** Decimal amounts, as the API sends them. */
type Price = { uah: number; eur: number }
type PricedItem = { price: Price; price_without_discount: Price | null }

/** What takes money off a bundle, in whole percent: its own discount, and the shopper's personal one where that is greater. */
type BundleDiscount = { bundlePercent: number; personalPercent?: number }

/**
 * The items of a bundle, one of each: `list` apart and without any discount, `own` as they cost together.
 * It is the cart's own sum, so the page promises what the cart will cost.
 */
export function bundlePrice(items: readonly PricedItem[], discount: BundleDiscount): { list: Price; own: Price } {
  const uah = inCurrency(items, discount, 'UAH')
  const eur = inCurrency(items, discount, 'EUR')
  return { list: { uah: uah.list, eur: eur.list }, own: { uah: uah.own, eur: eur.own } }
}

function inCurrency(
  items: readonly PricedItem[],
  { bundlePercent, personalPercent = 0 }: BundleDiscount,
  currency: Currency,
): { list: number; own: number } {
  const lines = items.map(({ price, price_without_discount: list }, index) => ({
    article: String(index),
    size: '',
    count: 1,
    price: minor(price),
    list: minor(list ?? price),
    bundlePercent,
    weightKg: null,
  }))
  const cart = discountCart(lines, currency, { percent: personalPercent, covers: () => true })
  const list = cart.lines.reduce((sum, line) => sum + line.list, 0)
  return { list: toDecimal(list), own: toDecimal(cart.goods) }
}

function minor({ uah, eur }: Price): Price {
  return { uah: fromDecimal(uah), eur: fromDecimal(eur) }
}
