import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import type { ShoppingData } from '../clients/shopping-data.ts'
import type { StockAlerts } from '../clients/stock-alerts.ts'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import type { PhoneCodes } from '../phone-verification/phone-codes.repository.ts'

export type ForgetDeps = {
  customers: CustomerRepository
  sessions: Sessions
  links: LinkRepository
  codes: PhoneCodes
  subscriptions: Subscriptions
  outbox: Outbox
  clock: Clock
}

/**
 * The account is gone at once, with all that hangs on it. What orders know of the customer is noted down first, so that it is
 * forgotten whatever dies in between; done again it changes nothing.
 */
export async function forgetCustomer(deps: ForgetDeps, { id, email, emailVerified }: Customer): Promise<void> {
  const { customers, sessions, links, codes, subscriptions, outbox, clock } = deps
  await outbox.enqueue({ key: `forget ${id}`, effect: 'forget-shopping', facts: { customer: id }, now: clock.now() })
  // A mailbox that was never proved may be another person's, and so its place in the line.
  if (emailVerified)
    await outbox.enqueue({
      key: `forget-alerts ${id}`,
      effect: 'forget-alerts',
      facts: { to: email },
      now: clock.now(),
    })
  await Promise.all([
    sessions.endAllOf(id),
    links.forgetAllOf(id),
    codes.forget(id),
    subscriptions.removeMailbox(email),
  ])
  await customers.remove(id)
}

const factsSchema = z.object({ customer: z.string() })

/** The outbox's effect: cart, wishlist and the person in the orders. */
export function forgetShopping({ shopping }: { shopping: ShoppingData }): Effect {
  return async facts => {
    await shopping.forget(factsSchema.parse(facts).customer)
    return 'done'
  }
}

const mailboxSchema = z.object({ to: z.string() })

/** The outbox's effect: sizes that the mailbox waits for. */
export function forgetStockAlerts({ stockAlerts }: { stockAlerts: Pick<StockAlerts, 'forget'> }): Effect {
  return async facts => {
    await stockAlerts.forget(mailboxSchema.parse(facts).to)
    return 'done'
  }
}
