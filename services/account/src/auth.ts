import { internalAccountMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { Limits } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { MailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { CustomerRepository } from './customers/customer.repository.ts'
import { createEmailQueue } from './emails/enqueue-email.ts'
import { sendEmail } from './emails/send-email.ts'
import { createLinkRepository, type LinkRepository } from './links/link.repository.ts'
import { addPasswordResetRoutes } from './password-reset/password-reset.routes.ts'
import { addRegistrationRoutes } from './registration/registration.routes.ts'
import { addVerificationRoutes } from './verification/verification.routes.ts'

type AuthDeps = {
  db: Db
  routes: Routes
  internal: InternalCalls
  customers: CustomerRepository
  sessions: Sessions
  passwords: Passwords
  outbox: Outbox
  unprovedEmails: UnprovedEmails
  limits: Limits
  browsers: KnownBrowsers
  clock: Clock
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  mailDetails: () => Promise<MailDetails>
  /** Where browsers find the shop, for the links of emails. */
  origin: () => string
}

export type Auth = { effects: Record<string, Effect>; links: LinkRepository; carrier: EmailSender }

/** Registration, proof of the mailbox, and a new password for a customer who has forgotten the old one. */
export async function openAuth(parts: AuthDeps): Promise<Auth> {
  const { db, internal, clock, mail, mailDetails: details, origin, routes } = parts
  const links = await createLinkRepository(db)
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalAccountMailsEndpoint, details })
  const deps = { ...parts, links, enqueueEmail: createEmailQueue(parts) }
  addRegistrationRoutes(routes, deps)
  addVerificationRoutes(routes, deps)
  addPasswordResetRoutes(routes, deps)
  return { effects: { letter: sendEmail({ ...deps, carrier, origin }) }, links, carrier }
}
