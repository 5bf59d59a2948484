import { totalDiscountPercentEndpoint } from '@shop/contracts/cart/discounts'
import { allBundlesEndpoint, bundleByArticleEndpoint } from '@shop/contracts/catalog/bundles'
import { ShopError } from '@shop/contracts/errors'
import { useEndpoint } from '@shop/shell/query'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'

export function useBundle(article: string) {
  return useEndpoint(bundleByArticleEndpoint, { query: { article } })
}

/** All bundles, or those that a garment belongs to. */
export function useBundles(garment: string | undefined, { enabled }: { enabled: boolean }) {
  return useEndpoint(allBundlesEndpoint, { query: garment ? { piece: garment } : {} }, { enabled })
}

/** Level and birthday of a signed-in customer; 0 for guests, and until it is known. */
export function usePersonalPercent(): number {
  const enabled = useStore($session) === 'signed-in'
  return useEndpoint(totalDiscountPercentEndpoint, {}, { enabled }).data?.total_discount_percent ?? 0
}

export function isGone(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'not_found' || error.code === 'validation')
}
