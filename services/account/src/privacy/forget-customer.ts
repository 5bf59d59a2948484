import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { CaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import * as z from 'zod/mini'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import type { PhoneCodes } from '../phone-verification/phone-codes.repository.ts'
import type { CaughtSmses } from '../ports/sms/caught-sms.repository.ts'
import { type ForgetBuyerDeps, forgetBuyer } from './forget-buyer.ts'

export type ForgetDeps = ForgetBuyerDeps & {
  customers: CustomerRepository
  sessions: Sessions
  links: LinkRepository
  codes: PhoneCodes
  subscriptions: Subscriptions
  /** Of the customer base, which has people forgotten itself. */
  listFiles: { removeSearches(): Promise<void> }
  caughtMails: Pick<CaughtMails, 'forgetMailbox'>
  caughtSmses: Pick<CaughtSmses, 'forgetPhone'>
  outbox: Outbox
  clock: Clock
}

/**
 * The account is gone at once, with all that hangs on it. What is to be forgotten elsewhere is noted down first, and the account itself, too, so that
 * it is forgotten whatever dies in between; done again it changes nothing.
 */
export async function forgetCustomer(deps: ForgetDeps, customer: Customer): Promise<void> {
  const { id, email, emailVerified, name, surname, phone } = customer
  const now = deps.clock.now()
  const person = { name, surname, phone: phone ?? '', email }
  await deps.outbox.enqueueAll([
    { key: `forget-account ${id}`, effect: 'forget-account', facts: { customer: id }, now },
    { key: `forget ${id}`, effect: 'forget-shopping', facts: { customer: id }, now },
    { key: `forget-written ${id}`, effect: 'forget-written', facts: { customer: id, person }, now },
    // A mailbox that was never proved may be another person's, and so its place in the line.
    ...(emailVerified ? [{ key: `forget-alerts ${id}`, effect: 'forget-alerts', facts: { to: email }, now }] : []),
  ])
  await failpoint('forgetting-noted')
  await removeAccount(deps, customer)
}

/** The account last: as long as it is there, the rest may have to go again. */
async function removeAccount(deps: ForgetDeps, { id, email, phone }: Customer): Promise<void> {
  const { customers, sessions, links, codes, subscriptions, listFiles, caughtMails, caughtSmses, buyers } = deps
  // What was bought without the account belongs to the same person.
  for (const card of await buyers.joinedTo([id])) await forgetBuyer(deps, card)
  await Promise.all([
    sessions.endAllOf(id),
    links.forgetAllOf(id),
    codes.forget(id),
    subscriptions.removeMailbox(email),
    listFiles.removeSearches(),
    caughtMails.forgetMailbox(email),
    phone === null ? null : caughtSmses.forgetPhone(phone),
  ])
  await failpoint('account-emptied')
  await customers.remove(id)
}

const factsSchema = z.object({ customer: z.string() })

/** The outbox's effect: an account whose removal was broken off. */
export function forgetAccount(deps: ForgetDeps): Effect {
  return async facts => {
    const customer = await deps.customers.findById(factsSchema.parse(facts).customer)
    if (!customer) return 'dropped'
    await removeAccount(deps, customer)
    return 'done'
  }
}
