import { internalCheckoutMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import type { Metrics } from '@shop/service-kit/app/metrics'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Log } from '@shop/service-kit/log/log'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { createOutboxRunner, type OutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { OrderRepository } from '../order/order.repository.ts'
import { sendEmail } from './send-email.ts'

type EmailSenderDeps = {
  db: Db
  outbox: Outbox
  orders: OrderRepository
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  origin: () => string
  codeSecret: string
  internal: InternalCalls
  clock: Clock
  log: Log
  metrics: Metrics | undefined
}

/** Sends the emails that wait in the outbox. */
export async function createEmailSender(deps: EmailSenderDeps): Promise<OutboxRunner> {
  const { db, outbox, orders, mail, internal, origin, codeSecret, clock, log, metrics } = deps
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalCheckoutMailsEndpoint })
  const effects = { letter: sendEmail({ orders, carrier, clock, origin, codeSecret }) }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  return {
    run: runner.run,
    stop() {
      runner.stop()
      carrier.close()
    },
  }
}
