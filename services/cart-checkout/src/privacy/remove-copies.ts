import type { Contact } from '@shop/contracts/contact'
import { internalForgetWrittenEndpoint } from '@shop/contracts/staff/people/forget-written'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { CaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { UnmatchedPaymentEvents } from '../payment-events/unmatched-payment-events.repository.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'

export type CopiesDeps = {
  promoCodes: Pick<PromoCodesRepository, 'forgetPerson'>
  unmatchedPaymentEvents: Pick<UnmatchedPaymentEvents, 'forgetReasons'>
  caughtMails: Pick<CaughtMails, 'forgetMailbox'>
  listFiles: Pick<ListFiles, 'removeSearches'>
  /** Keeps the audit log, and what staff save for themselves. */
  admin: InternalClient
}

/** An order, or an order by link, which knows no customer. */
type Written = { number: string; attempts: readonly PaymentAttempt[]; customer?: Contact }

/** What stands of the person of an order outside of it. Done again it changes nothing. */
export async function removeCopies(deps: CopiesDeps, { number, attempts, customer }: Written): Promise<void> {
  const { promoCodes, unmatchedPaymentEvents, caughtMails, listFiles, admin } = deps
  await promoCodes.forgetPerson(number)
  await unmatchedPaymentEvents.forgetReasons(number)
  await listFiles.removeSearches()
  if (customer?.email) await caughtMails.forgetMailbox(customer.email)
  const payments = attempts.map(({ payment_id }) => payment_id)
  await admin.call(internalForgetWrittenEndpoint, {
    subjects: [number, ...payments],
    ...(customer && { person: { ...customer, surname: customer.last_name } }),
  })
}
