import type { CaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import type { Buyer } from '../customers/buyer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'

export type ForgetBuyerDeps = {
  buyers: Pick<Buyers, 'deleteCard' | 'joinedTo'>
  subscriptions: Pick<Subscriptions, 'removeMailbox'>
  listFiles: { removeSearches(): Promise<void> }
  caughtMails: Pick<CaughtMails, 'forgetMailbox'>
  outbox: Outbox
  clock: Clock
}

/**
 * Somebody without an account is gone, with the cards that were joined to theirs. Orders lose their person once the service of orders has
 * heard of it, which is noted down first; done again it changes nothing.
 */
export async function forgetBuyer(deps: ForgetBuyerDeps, card: Buyer): Promise<void> {
  const { buyers, subscriptions, listFiles, caughtMails, outbox, clock } = deps
  const { _id: id, kind, phone, email, name, surname } = card
  const now = clock.now()
  const person = { name, surname, phone: phone ?? '', email }
  await outbox.enqueueAll([
    ...(phone === null
      ? []
      : [{ key: `forget-guest ${id}`, effect: 'forget-guest', facts: { person: { phone, email } }, now }]),
    { key: `forget-written ${id}`, effect: 'forget-written', facts: { customer: id, person }, now },
  ])
  for (const joined of await buyers.joinedTo([id])) await forgetBuyer(deps, joined)
  await listFiles.removeSearches()
  await caughtMails.forgetMailbox(email)
  if (kind === 'newsletter') await subscriptions.removeMailbox(email)
  await buyers.deleteCard(id)
}

const guestSchema = z.object({ person: z.object({ phone: z.string(), email: z.string() }) })

/** The outbox's effect: the person in the orders of a guest. */
export function forgetGuest({ orders }: { orders: Pick<CustomerOrders, 'forgetGuest'> }): Effect {
  return async facts => {
    await orders.forgetGuest(guestSchema.parse(facts).person)
    return 'done'
  }
}
