import type { CaughtMailsEndpoint } from '@shop/contracts/caught-mails'
import type { Db } from 'mongodb'
import type { Clock } from '../clock.ts'
import type { InternalCalls } from '../internal.ts'
import { caughtMailCalls } from './caught-mails.internal.ts'
import { createCaughtMails } from './caught-mails.repository.ts'
import type { MailCarrier } from './mail-carrier.ts'
import { createSmtpCarrier, type SmtpAccount } from './smtp-carrier.ts'

type MailParts = {
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  db: Db
  clock: Clock
  internal: InternalCalls
  /** By which call what was caught is told. */
  endpoint: CaughtMailsEndpoint
}

/** Brings mail to its readers, or keeps it for developers to look at. */
export async function openMail({ mail, db, clock, internal, endpoint }: MailParts): Promise<MailCarrier> {
  if (mail) return createSmtpCarrier(mail)
  const mails = createCaughtMails(db, clock)
  await mails.prepare()
  caughtMailCalls(internal, endpoint, mails)
  return mails.carrier
}
