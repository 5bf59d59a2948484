import { ShopError } from '@shop/contracts/errors'

export type LinkFailure = 'expired' | 'failed'

/** Why an email's link did not do what it is for: it is too old, or it may be tried again. */
export function failureOf(error: unknown): LinkFailure {
  return error instanceof ShopError && error.code === 'link_expired' ? 'expired' : 'failed'
}
