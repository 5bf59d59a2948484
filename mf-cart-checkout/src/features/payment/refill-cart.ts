import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderLinesEndpoint } from '@shop/contracts/order-lines'
import { $cart, addToCart, changeCount } from '@shop/shell/cart'

type OrderedLine = NonNullable<ResultOf<typeof orderLinesEndpoint>['lines']>[number]

/** What is in the cart already stays; the cart page tells what is no longer there or costs another price. */
export function refillCart(lines: readonly OrderedLine[]): void {
  const countBefore = ({ article, size, bundle }: OrderedLine) =>
    $cart.get().find(line => line.article === article && line.size === size && line.bundle === bundle)?.count ?? 0
  for (const line of lines) {
    const count = Math.max(countBefore(line), line.count)
    if (addToCart(line)) changeCount(line, count)
  }
}
