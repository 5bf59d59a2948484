import type { Product } from '@shop/contracts/catalog/products'
import { type Currency, fromDecimal, type Price, pct, toDecimal } from '@shop/money/money'
import { ownDiscountPercent, priceLine } from '@shop/pricing/line-price'

type Sold = Pick<Product['sizes'][number], 'price' | 'price_without_discount'>

/** `own`: the article's discount is greater and stays; `personal`: the customer's percent off the list price, which may replace a smaller sale. */
export type PersonalPrice =
  | { kind: 'own'; percent: number }
  | { kind: 'personal'; amount: number; currency: Currency; replacesSale: boolean }

/** What one item costs a customer with a personal percent; null without one. */
export function personalPrice(
  { price, price_without_discount: list }: Sold,
  percent: number,
  currency: Currency,
): PersonalPrice | null {
  if (percent === 0) return null
  const [now, before] = [minor(price), minor(list ?? price)]
  const line = { article: '', size: '', count: 1, price: now, list: before, weightKg: null }
  const priced = priceLine(line, currency, percent)
  const side = currency === 'UAH' ? 'uah' : 'eur'
  if (!priced.inBase) return { kind: 'own', percent: ownDiscountPercent(now[side], before[side]) }
  const amount = toDecimal(priced.unit - pct(priced.unit, percent, currency))
  return { kind: 'personal', amount, currency, replacesSale: now[side] < before[side] }
}

function minor({ uah, eur }: Price): Price {
  return { uah: fromDecimal(uah), eur: fromDecimal(eur) }
}
