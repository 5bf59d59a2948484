import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { $cart, addToCart, changeCount } from '@shop/shell/cart'

type Ordered = Pick<HistoryOrder['lines'][number], 'article' | 'size' | 'bundle' | 'count'>

/** What is in the cart already stays; the cart page tells what is no longer there or costs another price. */
export function orderAgain(lines: readonly Ordered[]): void {
  for (const { article, size, bundle, count } of lines) {
    const key = { article, size, bundle }
    const before = $cart.get().find(line => line.article === article && line.size === size && line.bundle === bundle)
    if (addToCart(key)) changeCount(key, Math.max(before?.count ?? 0, count))
  }
}
