import type { SignedIn } from '@shop/contracts/customers/session-check'
import type { Customer } from './customer.ts'

/** What a browser knows of the customer whose it is. */
export function signedInView({ id, emailVerified }: Customer): SignedIn {
  return { id, email_verified: emailVerified }
}
