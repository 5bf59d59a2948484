/** Under which names the browser keeps what a customer typed, chose or viewed, where it must go at sign-out. */
export const storedNames = {
  checkoutDraft: 'checkout-draft',
  checkoutDraftOfCustomer: 'checkout-draft-of-customer',
  checkoutAttempt: 'checkout-attempt',
  waitingOrder: 'waiting-order',
  promoCode: 'checkout-promo-code',
  registrationDraft: 'registration',
  recentPlaces: 'recent-delivery-places',
  recentSearches: 'recent-searches',
  recentlyViewed: 'recently-viewed',
  savedGoods: 'kept-goods',
} as const
