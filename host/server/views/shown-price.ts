import type { Price } from '@shop/contracts/money'

type Sold = { count: number; price: Price }

/** As cards show it: of the cheapest size that can be had, else of the cheapest. */
export function shownPrice(sizes: readonly Sold[]): Price | undefined {
  const inStock = sizes.filter(({ count }) => count > 0)
  return (inStock.length > 0 ? inStock : sizes).map(({ price }) => price).sort((one, other) => one.uah - other.uah)[0]
}
