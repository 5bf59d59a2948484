import type { AppName, RemoteName } from './parts.ts'
import type { RemoteRoute } from './routes/remote-routes.ts'

export type { RemoteRoute }

/** A page as the browser knows it; what only the server says of it stays there. */
export type PageRoute = {
  /** `host` serves its own static pages and the not-found screen. */
  owner: AppName
} & Pick<RemoteRoute, 'path' | 'page' | 'guard' | 'hasOwnRoutes' | 'transparentHeader' | 'quietFrame'>

/** The pages of the frame itself. Those of a remote stand in its `src/page-routes.ts` and come with its release. */
export const hostRoutes: readonly PageRoute[] = [
  { path: '/about-us', owner: 'host', page: 'about-us' },
  { path: '/contacts', owner: 'host', page: 'contacts' },
  { path: '/public-offer', owner: 'host', page: 'public-offer' },
  { path: '/privacy-policy', owner: 'host', page: 'privacy-policy' },
  { path: '/exchange-and-return', owner: 'host', page: 'exchange-and-return' },
  { path: '/delivery-and-payment', owner: 'host', page: 'delivery-and-payment' },
  { path: '/loyalty-program', owner: 'host', page: 'loyalty-program' },
]

/** In a page: the element that holds the routes of the visitor's releases. */
export const ROUTES_SCRIPT = 'routes'

/** What stands there: the pages of each remote. */
export type WrittenRoutes = Partial<Record<RemoteName, readonly Omit<PageRoute, 'owner'>[]>>

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
