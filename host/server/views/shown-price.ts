import type { Price } from '@shop/contracts/money'

type Sold = { count: number; price: Price }

/** The size whose price cards and the product page show: the cheapest that can be had, else the cheapest. */
export function shownSize<Size extends Sold>(sizes: readonly Size[]): Size | undefined {
  const inStock = sizes.filter(({ count }) => count > 0)
  return (inStock.length > 0 ? inStock : sizes).toSorted((one, other) => one.price.uah - other.price.uah)[0]
}

export function shownPrice(sizes: readonly Sold[]): Price | undefined {
  return shownSize(sizes)?.price
}
