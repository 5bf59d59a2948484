import { randomUUID } from 'node:crypto'
import { internalStaffMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import type { Metrics } from '@shop/service-kit/app/metrics'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Log } from '@shop/service-kit/log/log'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { MailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import { addOutboxCalls } from '@shop/service-kit/outbox/outbox.calls'
import { createOutbox, type Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { createOutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs } from '@shop/service-kit/process/jobs'
import type { Db } from 'mongodb'
import type { StaffRepository } from '../staff/staff.repository.ts'
import type { EnqueueStaffEmail } from '../staff/staff-emails.ts'
import type { StaffLinks } from '../staff/staff-link.repository.ts'
import { sendStaffEmail } from './send-email.ts'

type EmailDeps = {
  db: Db
  clock: Clock
  log: Log
  internal: InternalCalls
  staff: StaffRepository
  links: StaffLinks
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  mailDetails: () => Promise<MailDetails>
  origin: () => string
  /** What else goes out as an email, by the name of its effect. */
  effects: (carrier: EmailSender) => Readonly<Record<string, Effect>>
  metrics?: Metrics | undefined
}

type StaffEmails = { outbox: Outbox; enqueue: EnqueueStaffEmail; jobs: Jobs; close(): Promise<void> }

/** Emails to staff: kept in the outbox with what they are about, and sent as soon as the mail server takes them. */
export async function openStaffEmails(deps: EmailDeps): Promise<StaffEmails> {
  const { db, clock, log, internal, mail, mailDetails: details, metrics } = deps
  const outbox = createOutbox(db)
  await outbox.createIndexes()
  addOutboxCalls(internal, 'admin', outbox, clock)
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalStaffMailsEndpoint, details })
  const effects = { ...deps.effects(carrier), letter: sendStaffEmail({ ...deps, carrier }) }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  const sending = { name: 'send-messages', everySeconds: 3, leaseSeconds: 8, run: runner.run }
  const jobs = createJobs({ db, clock, log, jobs: [sending] })
  return {
    outbox,
    enqueue: enqueueIn(outbox, clock),
    jobs,
    async close() {
      runner.stop()
      await jobs.stop()
      carrier.close()
    },
  }
}

/** Also for commands that run without the service: the service that runs sends what waits in the outbox. */
export function enqueueIn(outbox: Outbox, clock: Clock): EnqueueStaffEmail {
  return (letter, person, to) =>
    outbox.enqueue({
      key: `${letter} ${randomUUID()}`,
      effect: 'letter',
      facts: { staff: person, letter, ...(to && { to }) },
      now: clock.now(),
    })
}
