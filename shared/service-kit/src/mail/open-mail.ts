import type { CaughtMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import type { Db } from 'mongodb'
import { handleInternal, type InternalCalls } from '../between-services/internal.ts'
import type { Clock } from '../process/clock.ts'
import { type CaughtMails, createCaughtMails } from './caught-mails.repository.ts'
import type { EmailSender } from './email-sender.ts'
import { type MailDetails, withMailDetails } from './shop-details.ts'
import { createSmtpSender, type SmtpAccount } from './smtp-sender.ts'

type MailDeps = {
  /** Null: emails are caught and shown to developers. */
  mail: SmtpAccount | null
  db: Db
  clock: Clock
  internal: InternalCalls
  /** Which call lists what was caught. */
  endpoint: CaughtMailsEndpoint
  /** What emails say of the shop. */
  details: () => Promise<MailDetails>
}

/** Sends emails, or keeps them for developers to read. */
export async function openMail({ mail, db, clock, internal, endpoint, details }: MailDeps): Promise<EmailSender> {
  if (mail) return withMailDetails(createSmtpSender(mail), details)
  const mails = createCaughtMails(db, clock)
  await mails.createIndexes()
  caughtMailCalls(internal, endpoint, mails)
  return withMailDetails(mails.sender, details)
}

/** What /dev/outbox shows of a service. */
function caughtMailCalls(calls: InternalCalls, endpoint: CaughtMailsEndpoint, mails: CaughtMails): void {
  handleInternal(calls, endpoint, async () => ({
    mails: (await mails.newest()).map(({ _id, caught_at, ...mail }) => ({
      id: _id,
      at: caught_at.toISOString(),
      ...mail,
    })),
  }))
}
