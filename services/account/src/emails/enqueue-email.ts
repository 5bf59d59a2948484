import { randomUUID } from 'node:crypto'
import type { Locale } from '@shop/contracts/texts/text'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customer } from '../customers/customer.ts'
import type { EmailName } from './email-names.ts'

type Reader = Pick<Customer, 'id' | 'email'>
export type EnqueueEmail = (email: EmailName, customer: Reader | null, locale: Locale) => Promise<void>
type Deps = { outbox: Outbox; unprovedEmails: UnprovedEmails; clock: Clock }

/**
 * Has an email written as soon as the post can: no request waits for a mail server. Anybody may register anybody's mailbox, so it gets
 * only so many emails for that; emails about a password have their own limits.
 */
export function createEmailQueue({ outbox, unprovedEmails, clock }: Deps): EnqueueEmail {
  return (email, customer, locale) => {
    // Tasks that wait in the outbox are stored with these names.
    const facts = { customer: customer?.id ?? null, letter: email, locale }
    const entry = { key: `${email} ${randomUUID()}`, effect: 'letter', facts, now: clock.now() }
    if (email !== 'verify' || !customer) return outbox.enqueue(entry)
    return unprovedEmails.enqueue({ ...entry, kind: email, mailbox: customer.email })
  }
}
