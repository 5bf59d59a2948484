import { randomUUID } from 'node:crypto'
import type { Locale } from '@shop/contracts/text'
import type { Clock } from '@shop/service-kit/clock'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { UnprovedEmails } from '@shop/service-kit/outbox/unproved-emails'
import type { Customer } from '../customers/customer.ts'
import type { LetterName } from './letter-names.ts'

type Reader = Pick<Customer, 'id' | 'email'>
export type EnqueueEmail = (letter: LetterName, customer: Reader | null, locale: Locale) => Promise<void>
type Deps = { outbox: Outbox; unprovedEmails: UnprovedEmails; clock: Clock }

/**
 * Has an email written as soon as the post can: nobody waits for a mail server. Anybody may register anybody's mailbox, so it gets
 * only so many emails for that; what tells of a password has limits of its own.
 */
export function createEmailQueue({ outbox, unprovedEmails, clock }: Deps): EnqueueEmail {
  return (letter, customer, locale) => {
    const facts = { customer: customer?.id ?? null, letter, locale }
    const entry = { key: `${letter} ${randomUUID()}`, effect: 'letter', facts, now: clock.now() }
    if (letter !== 'verify' || !customer) return outbox.enqueue(entry)
    return unprovedEmails.enqueue({ ...entry, kind: letter, mailbox: customer.email })
  }
}
