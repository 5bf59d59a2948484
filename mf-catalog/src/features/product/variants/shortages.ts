import { isAwaited } from '@shop/contracts/catalog/garments'
import type { Product, Sibling } from '@shop/contracts/catalog/products'

export type Shortage = 'sold-out' | 'preorder'

/** Which articles of the model are not on the shelf, the shown one among them, and which of these can be bought in advance. */
export function shortagesOf(
  product: Pick<Product, 'article' | 'sizes' | 'badges'>,
  siblings: readonly Sibling[],
): ReadonlyMap<string, Shortage> {
  const in_stock = product.sizes.some(({ count }) => count > 0)
  const shown = { article: product.article, in_stock, preorder: isAwaited(product) }
  return new Map(
    [shown, ...siblings].flatMap(({ article, in_stock, preorder }) =>
      in_stock ? [] : [[article, preorder ? 'preorder' : 'sold-out'] as const],
    ),
  )
}
