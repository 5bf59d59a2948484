import { type Currency, pct, roundToGrain, splitByLargestRemainder } from '@shop/money/money'
import { type CartLine, type LinePrice, ownLinePrice, priceLine } from './line-price.ts'

/** A fixed sum in minor units; null where none was set, and nothing is converted by a rate. */
export type FixedSum = { uah: number | null; eur: number | null }

/** One way to take money off a cart: a percent, or a fixed sum, over the lines that it covers. */
export type OrderDiscount = { percent: number; fixed?: FixedSum; covers: (line: CartLine) => boolean }

/** `sum`, `ownDiscount` and `discountShare` are of all items of the line, in minor units. */
export type DiscountedLine = LinePrice & { line: CartLine; sum: number; ownDiscount: number; discountShare: number }

/** The cart under one discount, in minor units: `subtotal` at unit prices, `base` that the discount is taken from, `goods` what is left. */
export type DiscountedCart = {
  lines: DiscountedLine[]
  subtotal: number
  base: number
  discount: number
  goods: number
}

/** Takes one discount off the lines: rounded once, for the whole order, then split to the lines of the base without loss. */
export function discountCart(lines: readonly CartLine[], currency: Currency, offer: OrderDiscount): DiscountedCart {
  const priced = lines.map(line => {
    const price = offer.covers(line) ? priceLine(line, currency, offer.percent) : ownLinePrice(line, currency)
    return { ...price, line, sum: price.unit * line.count, ownDiscount: (price.list - price.unit) * line.count }
  })
  const weights = priced.map(({ inBase, sum }) => (inBase ? sum : 0))
  const subtotal = total(priced.map(({ sum }) => sum))
  const base = total(weights)
  const discount = offer.fixed ? Math.min(fixedAmount(offer.fixed, currency), base) : pct(base, offer.percent, currency)
  const shares = splitByLargestRemainder(discount, weights, currency)
  return {
    lines: priced.map((line, index) => ({ ...line, discountShare: shares[index] ?? 0 })),
    subtotal,
    base,
    discount,
    goods: subtotal - discount,
  }
}

/** The fixed sum in a currency, in minor units on the grain; 0 where there is none. */
export function fixedAmount({ uah, eur }: FixedSum, currency: Currency): number {
  return roundToGrain((currency === 'UAH' ? uah : eur) ?? 0, currency)
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
