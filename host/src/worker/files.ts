import { CacheFirst } from 'workbox-strategies'
import { FILES, FRAME } from './caches.ts'
import { keepsNewest } from './expiring.ts'

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
