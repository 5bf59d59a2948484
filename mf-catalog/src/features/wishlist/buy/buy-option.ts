import type { ProductCard } from '@shop/contracts/catalog/products'

type Line = { article: string; size: string }
type Size = ProductCard['sizes'][number]

/** How a wish gets into the cart from its card. */
export type BuyOption =
  | { kind: 'in-cart' | 'sold-out' | 'choose-size' | 'choose-in-advance' }
  | { kind: 'only-size'; size: Size }

export function buyOption(
  { article, sizes }: Pick<ProductCard, 'article' | 'sizes'>,
  cart: readonly Line[],
): BuyOption {
  if (cart.some(line => line.article === article)) return { kind: 'in-cart' }
  if (!sizes.some(isToBeHad)) return { kind: 'sold-out' }
  if (sizes.every(({ count }) => count === 0)) return { kind: 'choose-in-advance' }
  const [first, ...others] = sizes
  return first && others.length === 0 ? { kind: 'only-size', size: first } : { kind: 'choose-size' }
}

/** On the shelf, or sold in advance. */
export function isToBeHad({ count, preorder }: Size): boolean {
  return count > 0 || preorder
}
