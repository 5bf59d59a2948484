import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { FILES, FRAME, isForEver, PICTURES } from './caches.ts'

const A_MONTH_S = 30 * 24 * 60 * 60

/** Of what never changes the newest are kept, a month at most. */
function keepsNewest(maxEntries: number) {
  return [
    { cacheWillUpdate: async ({ response }: { response: Response }) => (isForEver(response) ? response : null) },
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: A_MONTH_S, purgeOnQuotaError: true }),
  ]
}

/** Scripts, styles and fonts that pages asked for besides those of the frame. */
export const files = new CacheFirst({
  cacheName: FILES,
  plugins: keepsNewest(120),
})

/** A page found a file to be wrong: what is kept of it must not answer the next request either. */
export async function renewFile({ request }: { request: Request }): Promise<Response> {
  for (const name of [FRAME, FILES]) await (await caches.open(name)).delete(request.url)
  return fetch(request)
}

/** Pictures that were on the screen. A screen that wants one in another width gets the width that is here. */
export const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [...keepsNewest(150), { handlerDidError: ({ request }) => inAnotherWidth(request.url) }],
})

async function inAnotherWidth(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES)
  const folder = address.replace(/[^/]+$/, '')
  const others = (await cache.keys()).filter(({ url }) => url.startsWith(folder))
  const [largest] = others.sort((one, other) => widthOf(other.url) - widthOf(one.url))
  return largest && cache.match(largest)
}

function widthOf(address: string): number {
  return Number.parseInt(address.slice(address.lastIndexOf('/') + 1), 10)
}
