import type { Product } from '@shop/contracts/catalog/products'

type Size = Product['sizes'][number]

/** What the button of an article offers now; a pre-order is added only after its warning (docs/rules.md, "Pre-orders"). */
export type BuyState = 'sold-out' | 'choose-size' | 'add' | 'preorder' | 'in-cart'

type Shelf = { sizes: readonly Size[]; chosen: Size | undefined; isInCart: boolean }

export function buyState({ sizes, chosen, isInCart }: Shelf): BuyState {
  if (!sizes.some(isToBeHad)) return 'sold-out'
  if (!chosen) return 'choose-size'
  if (isInCart) return 'in-cart'
  return chosen.count > 0 ? 'add' : 'preorder'
}

/** A size that was chosen for another colour counts only where it can be had. */
export function sizeToBuy(sizes: readonly Size[], name: string | null): Size | undefined {
  return sizes.find(size => size.name === name && isToBeHad(size))
}

/** On the shelf, or sold in advance. */
export function isToBeHad({ count, preorder }: Size): boolean {
  return count > 0 || preorder
}
