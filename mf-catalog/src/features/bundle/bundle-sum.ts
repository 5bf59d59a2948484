import type { Price } from '@shop/contracts/money'
import type { Product } from '@shop/contracts/products'
import { fromDecimal, pct, toDecimal } from '@shop/money/money'
import { cheapestSize } from '@shop/pricing/cheapest-size'

type Size = Product['sizes'][number]

/** A preview of what the look costs: the service says the last word in the cart. */
export function bundleSum(pieces: readonly { sizes: readonly Size[]; chosen: Size | undefined }[], percent: number) {
  const priced = pieces.flatMap(({ sizes, chosen }) => chosen ?? cheapestSize(sizes) ?? [])
  return {
    list: inBoth(side => total(priced.map(size => listOf(size, side)))),
    own: inBoth(side => total(priced.map(size => ownOf(size, percent, side)))),
  }
}

type Side = keyof Price

function listOf({ price, price_without_discount: list }: Size, side: Side): number {
  return fromDecimal((list ?? price)[side])
}

/** The lowest of the sale price and the price within the look. */
function ownOf(size: Size, percent: number, side: Side): number {
  const list = listOf(size, side)
  return Math.min(fromDecimal(size.price[side]), list - pct(list, percent, side === 'uah' ? 'UAH' : 'EUR'))
}

function inBoth(amount: (side: Side) => number): Price {
  return { uah: toDecimal(amount('uah')), eur: toDecimal(amount('eur')) }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
