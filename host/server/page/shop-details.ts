import { type ShopDetails, shopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { cachedAnswer } from '@shop/service-kit/between-services/cached-answer'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'

/** Pages follow a change of staff within this time. */
const KEEP_MS = 1000
/** A slow owner holds no page up. */
const PATIENCE_MS = 300

export type CachedDetails = () => Promise<ShopDetails | null>

/**
 * Phone, email and seller as staff have entered them; null: their owner has not answered since the start. The page says less
 * then, and what it asks of the same owner for itself is noted there.
 */
export function cacheShopDetails(api: PublicApi, now?: () => number): CachedDetails {
  return cachedAnswer<ShopDetails | null>(async () => (await api.call(shopDetailsEndpoint, {})).details, {
    keepMs: KEEP_MS,
    patienceMs: PATIENCE_MS,
    initial: null,
    ...(now && { now }),
  })
}
