import type { Product } from '@shop/contracts/catalog/products'

type Size = Pick<Product['sizes'][number], 'count' | 'preorder'>

/** `soon`: within the days that the shop always needs; `later`: on the day that pre-ordered items are expected. */
export type DeliveryPromise = 'soon' | 'later'

/**
 * What may be promised about delivery of the chosen size; until one is chosen, the soonest of all available sizes. Null when
 * there is nothing to send, or not in the chosen size.
 */
export function deliveryPromise(sizes: readonly Size[], chosen: Size | undefined): DeliveryPromise | null {
  const asked = chosen ? [chosen] : sizes
  if (asked.some(({ count }) => count > 0)) return 'soon'
  return asked.some(({ preorder }) => preorder) ? 'later' : null
}
