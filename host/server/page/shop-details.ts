import { type ShopDetails, shopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'

/** Pages follow a change of staff within this time. */
const KEEP_MS = 1000
/** A slow owner holds no page up. */
const PATIENCE_MS = 300

export type KnownDetails = () => Promise<ShopDetails | null>

/**
 * Phone, email and seller as staff have entered them, asked for at most once a second. While their owner is slow or away the
 * last ones hold; null: it has not answered since the start.
 */
export function knownDetails(api: PublicApi, now: () => number = () => performance.now()): KnownDetails {
  let last: ShopDetails | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | null = null

  async function renew(): Promise<void> {
    try {
      last = (await api.call(shopDetailsEndpoint, {})).details
    } catch {
      // The page says less; what it asks of the same owner for itself is noted there.
    } finally {
      askedAt = now()
      underWay = null
    }
  }

  return async () => {
    if (now() - askedAt < KEEP_MS) return last
    underWay ??= renew()
    await within(underWay, PATIENCE_MS)
    return last
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  work.then(resolve)
  await promise
  clearTimeout(timer)
}
