import type { ServiceName } from '@shop/service-kit/process/service-environment'

// Beginnings of addresses and who answers them. Calls of staff begin like those of other owners: the longer address wins.
const addresses: Record<ServiceName, readonly string[]> = {
  catalog: [
    '/images',
    '/api/back-in-stock',
    '/api/bundles',
    '/api/categories',
    '/api/collections',
    '/api/colors',
    '/api/home',
    '/api/products',
    '/api/redirects',
    '/api/shop-details',
    '/api/shop-location',
    '/api/sizes',
    '/api/texts',
  ],
  'cart-checkout': [
    '/sandbox-pay',
    '/api/cart',
    '/api/integration-1c',
    '/api/location',
    '/api/orders',
    '/api/payments',
    '/api/promo-codes',
    '/api/rates',
    '/api/third-party-orders',
    '/api/wishlist',
  ],
  account: ['/api/discounts', '/api/news-subscription', '/api/password-reset', '/api/phone-verification', '/api/user'],
  admin: [
    '/api/admin',
    '/api/client-errors',
    '/api/images',
    '/api/remote-loads',
    '/api/sales',
    '/api/web-vitals',
    '/api/home/set-blocks-data',
    '/api/home/set-header-color',
    '/api/home/set-slider-collection',
    '/api/orders/get-full-info',
    '/api/orders/get-like-payment-id',
    '/api/orders/update-comment',
    '/api/orders/update-payment',
    '/api/rates/set-currency',
    '/api/rates/set-post-office-delivery',
    '/api/shop-location/change-info',
    '/api/sizes/heights/change',
    '/api/sizes/short-sizes/change',
  ],
}

const owners = new Map(
  Object.entries(addresses).flatMap(([service, prefixes]) =>
    prefixes.map(prefix => [prefix, service as ServiceName] as const),
  ),
)

const LONGEST = Math.max(...[...owners.keys()].map(address => address.split('/').length))

/** Whose call it is; null when it is nobody's. Case does not matter, as in the routes behind it. */
export function ownerOf(path: string): ServiceName | null {
  // An address of thousands of slashes must not be put together thousands of times.
  const segments = path.toLowerCase().split('/', LONGEST)
  for (let length = segments.length; length > 1; length -= 1) {
    const owner = owners.get(segments.slice(0, length).join('/'))
    if (owner) return owner
  }
  return null
}
