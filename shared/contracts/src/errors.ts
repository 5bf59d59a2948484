import type { StaffErrorCode } from './staff-errors.ts'

/** Stable codes of refusals that customers may meet, and their HTTP statuses (texts stand in error-texts.ts). */
export const errorStatus = {
  validation: 400,
  not_authenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
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
  code_wrong: 422,
  code_expired: 422,
  too_many_attempts: 422,
  too_many_requests: 429,
  unpaid_orders_limit: 429,
  unknown: 500,
  busy: 503,
  payment_unavailable: 503,
  carrier_unavailable: 503,
} as const

export type CustomerErrorCode = keyof typeof errorStatus
export type ErrorCode = CustomerErrorCode | StaffErrorCode

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

const known = new Set<string>(Object.keys(errorStatus))

/** Who calls for staff, and who answers them, knows their codes too. */
export function knowErrorCodes(codes: readonly string[]): void {
  for (const code of codes) known.add(code)
}

/** Is this one of our codes? Answers of other servers may hold anything. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && known.has(code)
}
