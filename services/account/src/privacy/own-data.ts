import type { exportDataEndpoint } from '@shop/contracts/customers/privacy'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AddressBooks } from '../addresses/address-book.repository.ts'
import { addressesView } from '../addresses/addresses.routes.ts'
import type { ShoppingData } from '../clients/shopping-data.ts'
import type { StockAlerts } from '../clients/stock-alerts.ts'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { type LoyaltyDeps, standingOf } from '../loyalty/loyalty.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import type { Subscription } from '../newsletter/subscription.ts'
import { profileView } from '../profile/profile-view.ts'

export type OwnDataDeps = LoyaltyDeps & {
  customers: CustomerRepository
  addressBooks: Pick<AddressBooks, 'ofCustomer'>
  sessions: Sessions
  subscriptions: Subscriptions
  shopping: ShoppingData
  stockAlerts: Pick<StockAlerts, 'of'>
  clock: Clock
}
type OwnData = ResultOf<typeof exportDataEndpoint>['data']

/** All that we keep of the customer; secrets such as the password's hash are not personal data. */
export async function ownData(deps: OwnDataDeps, id: string): Promise<OwnData> {
  const { customers, addressBooks, sessions, subscriptions, shopping, stockAlerts, clock } = deps
  const customer = await customers.findById(id)
  if (!customer) throw new ShopError('not_authenticated')
  const [standing, book, shopped, subscription, alerts, open] = await Promise.all([
    standingOf(deps, customer, clock.now()),
    addressBooks.ofCustomer(id),
    shopping.of(id),
    // A mailbox that was never proven may be another person's, and so its subscription and its alerts.
    customer.emailVerified ? subscriptions.byEmail(customer.email) : null,
    customer.emailVerified ? stockAlerts.of(customer.email) : [],
    sessions.allOf(id),
  ])
  return {
    exported_at: clock.now().toISOString(),
    customer: profileView(customer, standing),
    addresses: book ? addressesView(book) : [],
    registered_at: customer.createdAt.toISOString(),
    consent: customer.consent && { text: customer.consent.text, at: customer.consent.at.toISOString() },
    newsletter: subscription && newsletterView(subscription),
    stock_alerts: alerts,
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
