/** Stable codes of refusals and their HTTP statuses (spec §8; texts stand in error-texts.ts). */
export const errorStatus = {
  validation: 400,
  not_authenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  second_factor_required: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_in_use: 409,
  phone_in_use: 409,
  out_of_stock: 409,
  price_changed: 409,
  cart_conflict: 409,
  idempotency_conflict: 409,
  illegal_transition: 409,
  changed_meanwhile: 409,
  in_use: 409,
  name_taken: 409,
  confirmation_needed: 409,
  last_owner: 409,
  email_missing: 409,
  not_ready: 409,
  stock_reserved: 409,
  count_changed: 409,
  payment_attempts_limit: 409,
  delivery_not_available: 409,
  promo_not_found: 409,
  promo_expired: 409,
  promo_not_started: 409,
  promo_limit: 409,
  promo_customer_limit: 409,
  promo_min_goods: 409,
  promo_not_applicable: 409,
  link_expired: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  picture_unreadable: 422,
  picture_too_small: 422,
  picture_too_large: 422,
  code_wrong: 422,
  code_expired: 422,
  too_many_attempts: 422,
  too_many_requests: 429,
  unpaid_orders_limit: 429,
  unknown: 500,
  busy: 503,
  payment_unavailable: 503,
  carrier_unavailable: 503,
  storage_unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Answered by calls of staff only. */
export type StaffErrorCode =
  | 'second_factor_required'
  | 'changed_meanwhile'
  | 'in_use'
  | 'name_taken'
  | 'confirmation_needed'
  | 'last_owner'
  | 'email_missing'
  | 'not_ready'
  | 'stock_reserved'
  | 'count_changed'
  | 'picture_unreadable'
  | 'picture_too_small'
  | 'picture_too_large'
  | 'storage_unavailable'
  | 'storage_full'
export type CustomerErrorCode = Exclude<ErrorCode, StaffErrorCode>

/** What a refusal adds to its code: wrong fields, lines that are short, seconds to wait. */
type ErrorDetails = Readonly<Record<string, unknown>>

/** A refusal that the customer may see. Any other thrown error is a bug. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, text?: string) {
    super(text ?? code)
    this.name = 'ShopError'
    this.code = code
    this.details = details
  }
}

/** Is this one of our codes? Answers of other servers may hold anything. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}
