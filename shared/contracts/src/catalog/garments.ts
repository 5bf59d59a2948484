import type { ProductCard } from './products.ts'

/** Nothing on the shelf yet: it can only be ordered in advance. */
export function isAwaited({ badges }: Pick<ProductCard, 'badges'>): boolean {
  return badges.includes('preorder')
}
