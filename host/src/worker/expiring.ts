import { ExpirationPlugin } from 'workbox-expiration'
import { isForEver } from './caches.ts'

const A_MONTH_S = 30 * 24 * 60 * 60

/** Of what never changes the newest are kept, a month at most. */
export function keepsNewest(maxEntries: number) {
  return [
    { cacheWillUpdate: async ({ response }: { response: Response }) => (isForEver(response) ? response : null) },
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: A_MONTH_S, purgeOnQuotaError: true }),
  ]
}
