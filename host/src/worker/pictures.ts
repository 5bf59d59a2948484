import { CacheFirst } from 'workbox-strategies'
import { PICTURES } from './caches.ts'
import { keepsNewest } from './expiring.ts'

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
