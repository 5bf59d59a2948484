import { call } from '@shop/api-client/call'
import { confirmSubscriptionEndpoint, endSubscriptionEndpoint } from '@shop/contracts/customers/newsletter'
import { failureOf, type LinkFailure } from '../../emailed-links/failure-of.ts'

/** What an email's link is for. Both may be done again without harm. */
export async function confirmSubscription(token: string): Promise<'done' | LinkFailure> {
  return call(confirmSubscriptionEndpoint, { query: { token } }).then(() => 'done' as const, failureOf)
}

export async function endSubscription(token: string): Promise<'done' | LinkFailure> {
  return call(endSubscriptionEndpoint, { body: { token } }).then(() => 'done' as const, failureOf)
}
