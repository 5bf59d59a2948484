import type { AppName, RemoteName } from './parts.ts'

export type PageRoute = {
  path: string
  /** `host` serves its own static pages and the not-found screen. */
  owner: AppName
  page: string
  /** Who may see it; the guard asks the server first. */
  guard?: 'customer' | 'guest'
  /** The remote has routes of its own below this path: it is told the address, and says who may see what is there. */
  hasOwnRoutes?: true
  /** Its address may open something: no other site ever receives it. */
  opens?: true
  /** The header lies over the first picture. */
  transparentHeader?: true
  /** Nothing around it leads away: the name of the shop, the way back, and help. */
  quietFrame?: true
}

/** Every screen of the shop, the part that serves it and the name of its page there: host, host server and browser stories read this one table. */
export const shopRoutes: readonly PageRoute[] = [
  { path: '/', owner: 'mf-catalog', page: 'home', transparentHeader: true },
  { path: '/store', owner: 'mf-catalog', page: 'store' },
  { path: '/product/:article', owner: 'mf-catalog', page: 'product', transparentHeader: true },
  { path: '/bundle/:article', owner: 'mf-catalog', page: 'bundle' },
  { path: '/wishlist', owner: 'mf-catalog', page: 'wishlist' },
  { path: '/search', owner: 'mf-catalog', page: 'search' },
  { path: '/cart', owner: 'mf-cart-checkout', page: 'cart' },
  { path: '/checkout', owner: 'mf-cart-checkout', page: 'checkout', quietFrame: true },
  { path: '/payment/:order', owner: 'mf-cart-checkout', page: 'payment' },
  { path: '/order-status', owner: 'mf-cart-checkout', page: 'order-status' },
  { path: '/third-party-order/:order', owner: 'mf-cart-checkout', page: 'third-party-order' },
  // The same, short enough for a message.
  { path: '/tpo/:order', owner: 'mf-cart-checkout', page: 'third-party-order' },
  { path: '/user/register', owner: 'mf-account', page: 'register', guard: 'guest' },
  // Works for signed-in customers too.
  { path: '/user/verify/:token?', owner: 'mf-account', page: 'verify', opens: true },
  { path: '/user/reset-password', owner: 'mf-account', page: 'reset-password', guard: 'guest' },
  { path: '/user/update-password/:token?', owner: 'mf-account', page: 'update-password', guard: 'guest', opens: true },
  { path: '/user/login', owner: 'mf-account', page: 'login', guard: 'guest' },
  { path: '/user/personal/:section?', owner: 'mf-account', page: 'personal', guard: 'customer' },
  { path: '/newsletter/:step/:token?', owner: 'mf-account', page: 'newsletter', opens: true },
  { path: '/back-in-stock/:step/:token?', owner: 'mf-account', page: 'back-in-stock', opens: true },
  { path: '/about-us', owner: 'host', page: 'about-us' },
  { path: '/contacts', owner: 'host', page: 'contacts' },
  { path: '/public-offer', owner: 'host', page: 'public-offer' },
  { path: '/privacy-policy', owner: 'host', page: 'privacy-policy' },
  { path: '/exchange-and-return', owner: 'host', page: 'exchange-and-return' },
  { path: '/delivery-and-payment', owner: 'host', page: 'delivery-and-payment' },
  { path: '/loyalty-program', owner: 'host', page: 'loyalty-program' },
]

/** Addresses that have no screen of their own and lead on to one. */
export const pageRedirects = [
  { path: '/user', to: '/user/personal' },
  { path: '/admin', to: '/admin/home' },
] as const

/** Popups that a remote fills and the host frames: `right` slides in from the right side, `centre` lies over the middle. */
export const popupSlots = {
  cart: { owner: 'mf-cart-checkout', slot: 'cart-popup', side: 'right' },
  login: { owner: 'mf-account', slot: 'login-popup', side: 'right' },
  'newsletter-thanks': { owner: 'mf-account', slot: 'newsletter-thanks', side: 'centre' },
  birthday: { owner: 'mf-account', slot: 'birthday', side: 'centre' },
  registration: { owner: 'mf-account', slot: 'registration-invitation', side: 'centre' },
  loyalty: { owner: 'mf-account', slot: 'loyalty-prompt', side: 'centre' },
  'confirm-phone': { owner: 'mf-account', slot: 'confirm-phone', side: 'centre' },
  filters: { owner: 'mf-catalog', slot: 'filter-popup', side: 'right' },
  'size-guide': { owner: 'mf-catalog', slot: 'size-guide-popup', side: 'right' },
  'payment-unavailable': { owner: 'mf-cart-checkout', slot: 'payment-unavailable', side: 'centre' },
  'preorder-warning': { owner: 'mf-catalog', slot: 'preorder-warning', side: 'centre' },
} as const satisfies Record<string, { owner: RemoteName; slot: string; side: 'right' | 'centre' }>

export type PopupName = keyof typeof popupSlots

/** What asks a signed-in customer to confirm the email address, at the edge of every page. */
export const verificationBarSlot = { owner: 'mf-account', slot: 'verification-bar' } as const satisfies {
  owner: RemoteName
  slot: string
}

/** At the foot of every page. */
export const newsletterSlot = { owner: 'mf-account', slot: 'newsletter-box' } as const satisfies {
  owner: RemoteName
  slot: string
}

/** What the search icon of the header opens under it. */
export const headerSearchSlot = { owner: 'mf-catalog', slot: 'header-search' } as const satisfies {
  owner: RemoteName
  slot: string
}
