import type { ProductCard } from '@shop/contracts/products'

type Line = { article: string; size: string }

/** How a wish gets into the cart from its card. */
export type BuyWay =
  | { kind: 'in-cart' | 'sold-out' | 'on-its-page' }
  | { kind: 'only-size'; size: string }
  | { kind: 'choose-size' }

export function buyWay({ article, sizes, preorder }: ProductCard, cart: readonly Line[]): BuyWay {
  if (cart.some(line => line.article === article)) return { kind: 'in-cart' }
  // An order in advance has a date and a consequence to agree to, which its page explains.
  if (sizes.every(({ count }) => count === 0)) return { kind: preorder ? 'on-its-page' : 'sold-out' }
  const [first, ...others] = sizes
  return first && others.length === 0 ? { kind: 'only-size', size: first.name } : { kind: 'choose-size' }
}
