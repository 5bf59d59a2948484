import type { exportDataEndpoint } from '@shop/contracts/customers/privacy'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ShoppingData } from '../clients/shopping-data.ts'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { type LoyaltyDeps, standingOf } from '../loyalty/loyalty.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import type { Subscription } from '../newsletter/subscription.ts'
import { profileView } from '../profile/profile-view.ts'

export type OwnDataDeps = LoyaltyDeps & {
  customers: CustomerRepository
  sessions: Sessions
  subscriptions: Subscriptions
  shopping: ShoppingData
  clock: Clock
}
type OwnData = ResultOf<typeof exportDataEndpoint>['data']

/** All that we keep of the customer; secrets such as the password's hash are not personal data. */
export async function ownData(deps: OwnDataDeps, id: string): Promise<OwnData> {
  const { customers, sessions, subscriptions, shopping, clock } = deps
  const customer = await customers.byId(id)
  if (!customer) throw new ShopError('not_authenticated')
  const [standing, shopped, subscription, open] = await Promise.all([
    standingOf(deps, customer),
    shopping.of(id),
    // A mailbox that was never proven may be another person's, and so its subscription.
    customer.emailVerified ? subscriptions.byEmail(customer.email) : null,
    sessions.allOf(id),
  ])
  return {
    exported_at: clock.now().toISOString(),
    customer: profileView(customer, standing),
    registered_at: customer.createdAt.toISOString(),
    consent: customer.consent && { text: customer.consent.text, at: customer.consent.at.toISOString() },
    newsletter: subscription && newsletterView(subscription),
    sessions: open.map(({ startedAt, usedAt }) => ({
      started_at: startedAt.toISOString(),
      used_at: usedAt.toISOString(),
    })),
    ...shopped,
  }
}

function newsletterView({ state, consent, askedAt }: Subscription): OwnData['newsletter'] {
  return { state, consent: consent.version, asked_at: askedAt.toISOString() }
}
