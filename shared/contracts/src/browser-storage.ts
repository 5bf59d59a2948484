/** Under which names the browser keeps what somebody typed, chose or looked at, where it must go when they sign out. */
export const storedNames = {
  checkoutDraft: 'checkout-draft',
  checkoutDraftOfCustomer: 'checkout-draft-of-customer',
  checkoutAttempt: 'checkout-attempt',
  promoCode: 'checkout-promo-code',
  registrationDraft: 'registration',
  recentPlaces: 'recent-delivery-places',
  recentSearches: 'recent-searches',
  recentlyViewed: 'recently-viewed',
} as const
