import type { CustomerErrorCode } from '../errors.ts'

const promo = 'Promo code is not valid. It may have expired or reached its usage limit'
const code = 'The code is wrong!'
const later = 'The shop is very busy. Please try again in a minute'

/** What the reader sees for each code, in English. */
export const errorTexts: Record<CustomerErrorCode, string> = {
  validation: 'Please check the marked fields',
  not_authenticated: 'Please sign in to continue',
  bad_credentials: 'Wrong login or password',
  forbidden: 'You have no access to this',
  email_not_verified: 'Please confirm your email',
  not_found: 'Page not found',
  method_not_allowed: 'This request is not supported',
  email_in_use: 'Email address is already in use',
  phone_in_use: 'Phone number already in use',
  out_of_stock: 'Some products are out of stock, please refresh the page',
  price_changed: 'The price has changed. Please check the new total',
  cart_conflict: 'Something has changed in the meantime. Please refresh the page',
  idempotency_conflict: 'This was sent before with other data. Refresh the page and check what came of it',
  illegal_transition: 'This cannot be done now. Refresh the page and check where it stands',
  payment_attempts_limit: 'Too many attempts to pay for this order. Please order again or call us',
  delivery_not_available: 'This delivery method is not available for your order',
  promo_not_found: promo,
  promo_expired: promo,
  promo_not_started: promo,
  promo_limit: promo,
  promo_customer_limit: promo,
  promo_min_goods: promo,
  promo_not_applicable: promo,
  link_expired: 'The link has expired. Please request new access',
  body_too_large: 'Too much data',
  unsupported_media_type: 'This format is not supported',
  code_wrong: code,
  code_expired: code,
  too_many_attempts: code,
  too_many_requests: 'Too many tries, wait {{seconds}} s',
  unpaid_orders_limit: 'Too many unpaid orders',
  unknown: 'Unknown error, please contact support',
  busy: later,
  payment_unavailable: 'Payment is temporarily unavailable',
  carrier_unavailable: 'The carrier is temporarily unavailable',
}
