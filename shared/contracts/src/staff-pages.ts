import { type PageRoute, shopRoutes } from './pages.ts'

// Apart from the shop's: no first visit of a customer loads them.

/** Every screen of the back office. */
export const staffRoutes: readonly PageRoute[] = [
  { path: '/admin/login', owner: 'mf-admin', page: 'login', guard: 'staff-guest' },
  // Works for whoever is signed in too: the link is another person's as often as not.
  { path: '/admin/invitation/:token?', owner: 'mf-admin', page: 'invitation', opens: true },
  { path: '/admin/home', owner: 'mf-admin', page: 'home', guard: 'staff' },
  { path: '/admin/home-editor', owner: 'mf-admin', page: 'home-editor', guard: 'staff' },
  { path: '/admin/images', owner: 'mf-admin', page: 'images', guard: 'staff' },
  { path: '/admin/images/:article', owner: 'mf-admin', page: 'article-images', guard: 'staff' },
  { path: '/admin/orders', owner: 'mf-admin', page: 'orders', guard: 'staff' },
  { path: '/admin/bundles', owner: 'mf-admin', page: 'bundles', guard: 'staff' },
  { path: '/admin/bundles/:article', owner: 'mf-admin', page: 'bundle', guard: 'staff' },
  { path: '/admin/me', owner: 'mf-admin', page: 'me', guard: 'staff' },
  { path: '/admin/other', owner: 'mf-admin', page: 'other', guard: 'staff' },
  { path: '/admin/other/products', owner: 'mf-admin', page: 'products', guard: 'staff' },
  { path: '/admin/other/products/new', owner: 'mf-admin', page: 'new-product', guard: 'staff' },
  { path: '/admin/other/products/:article', owner: 'mf-admin', page: 'product', guard: 'staff' },
  { path: '/admin/other/promo-codes', owner: 'mf-admin', page: 'promo-codes', guard: 'staff' },
  { path: '/admin/other/third-party', owner: 'mf-admin', page: 'third-party-orders', guard: 'staff' },
  { path: '/admin/other/import', owner: 'mf-admin', page: 'import', guard: 'staff' },
  { path: '/admin/other/rates', owner: 'mf-admin', page: 'rates', guard: 'staff' },
  { path: '/admin/other/delivery', owner: 'mf-admin', page: 'delivery', guard: 'staff' },
  { path: '/admin/other/settings', owner: 'mf-admin', page: 'settings', guard: 'staff' },
  { path: '/admin/shop-location', owner: 'mf-admin', page: 'shop-location', guard: 'staff' },
  { path: '/admin/other/categories', owner: 'mf-admin', page: 'categories', guard: 'staff' },
  { path: '/admin/other/dictionaries', owner: 'mf-admin', page: 'dictionaries', guard: 'staff' },
  { path: '/admin/other/texts', owner: 'mf-admin', page: 'texts', guard: 'staff' },
  { path: '/admin/other/redirects', owner: 'mf-admin', page: 'redirects', guard: 'staff' },
  { path: '/admin/other/outbox', owner: 'mf-admin', page: 'outbox', guard: 'staff' },
  { path: '/admin/other/releases', owner: 'mf-admin', page: 'releases', guard: 'staff' },
  { path: '/admin/other/staff', owner: 'mf-admin', page: 'people', guard: 'staff' },
  { path: '/admin/other/audit', owner: 'mf-admin', page: 'audit', guard: 'staff' },
]

/** Every page there is. */
export const pageRoutes: readonly PageRoute[] = [...shopRoutes, ...staffRoutes]
