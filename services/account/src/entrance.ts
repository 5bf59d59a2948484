import { internalAccountMailsEndpoint } from '@shop/contracts/caught-mails'
import type { Clock } from '@shop/service-kit/clock'
import type { InternalCalls } from '@shop/service-kit/internal'
import type { Limits } from '@shop/service-kit/limits'
import type { MailCarrier } from '@shop/service-kit/mail/mail-carrier'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-carrier'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { UnprovedEmails } from '@shop/service-kit/outbox/unproved-emails'
import type { Passwords } from '@shop/service-kit/passwords'
import type { Routes } from '@shop/service-kit/routes'
import type { Sessions } from '@shop/service-kit/sessions'
import type { Db } from 'mongodb'
import type { CustomerRepository } from './customers/customer.repository.ts'
import { createLinkRepository, type LinkRepository } from './links/link.repository.ts'
import { createEmailQueue } from './mails/enqueue-letter.ts'
import { sendLetter } from './mails/send-letter.ts'
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

type EntranceParts = {
  db: Db
  routes: Routes
  internal: InternalCalls
  customers: CustomerRepository
  sessions: Sessions
  passwords: Passwords
  outbox: Outbox
  unprovedEmails: UnprovedEmails
  limits: Limits
  clock: Clock
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  /** Where browsers find the shop, for the links of letters. */
  origin: () => string
}

export type Entrance = { effects: Record<string, Effect>; links: LinkRepository; carrier: MailCarrier }

/** How somebody becomes a customer, proves her mailbox, and comes back when she has forgotten her password. */
export async function openEntrance(parts: EntranceParts): Promise<Entrance> {
  const { db, internal, clock, mail, origin, routes } = parts
  const links = await createLinkRepository(db)
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalAccountMailsEndpoint })
  const deps = { ...parts, links, writeLetter: createEmailQueue(parts) }
  registrationRoutes(routes, deps)
  verificationRoutes(routes, deps)
  passwordResetRoutes(routes, deps)
  return { effects: { letter: sendLetter({ ...deps, carrier, origin }) }, links, carrier }
}
