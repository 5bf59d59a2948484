type SoldSize = { count: number; price: { uah: number } }

/** The size whose price stands for a garment until one is chosen: the cheapest that can be had, else the cheapest. */
export function cheapestSize<Size extends SoldSize>(sizes: readonly Size[]): Size | undefined {
  const inStock = sizes.filter(({ count }) => count > 0)
  const [first, ...others] = inStock.length > 0 ? inStock : sizes
  return others.reduce((best, size) => (best && size.price.uah < best.price.uah ? size : best), first)
}
