import type { Product } from '@shop/contracts/products'

type Size = Product['sizes'][number]

/** What the button of an article offers now (spec §4, cart button states). */
type BuyState = 'sold-out' | 'awaited' | 'choose-size' | 'add' | 'in-cart'

type Shelf = { sizes: readonly Size[]; isAwaited: boolean; chosen: Size | undefined; isInCart: boolean }

export function buyState({ sizes, isAwaited, chosen, isInCart }: Shelf): BuyState {
  if (sizes.every(({ count }) => count === 0)) return isAwaited ? 'awaited' : 'sold-out'
  if (!chosen) return 'choose-size'
  return isInCart ? 'in-cart' : 'add'
}

/** A size that was chosen for another colour counts only where it can be had. */
export function sizeToBuy(sizes: readonly Size[], name: string | null): Size | undefined {
  return sizes.find(size => size.name === name && size.count > 0)
}
