import { internalCheckoutMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import type { Metrics } from '@shop/service-kit/app/metrics'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Log } from '@shop/service-kit/log/log'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { MailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { createOutboxRunner, type OutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { emailNames } from '../order/email-names.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { orderCode } from '../order-access/order-code.ts'
import { emailRules } from './email-rules.ts'
import { renderEmail } from './render-email.ts'

type EmailSenderDeps = {
  db: Db
  outbox: Outbox
  orders: Pick<OrderRepository, 'byNumber'>
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  mailDetails: () => Promise<MailDetails>
  origin: () => string
  codeSecret: string
  internal: InternalCalls
  /** What else waits in the outbox, and causes emails. */
  effects: Readonly<Record<string, Effect>>
  clock: Clock
  log: Log
  metrics: Metrics | undefined
}

/** Sends the emails that wait in the outbox. */
export async function createEmailSender(deps: EmailSenderDeps): Promise<OutboxRunner> {
  const { db, outbox, orders, mail, mailDetails: details, internal, origin, codeSecret, clock, log, metrics } = deps
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalCheckoutMailsEndpoint, details })
  const effects = { ...deps.effects, letter: sendEmail({ orders, carrier, clock, origin, codeSecret }) }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  return {
    run: runner.run,
    stop() {
      runner.stop()
      carrier.close()
    },
  }
}

type SendEmailDeps = {
  orders: Pick<OrderRepository, 'byNumber'>
  carrier: EmailSender
  clock: Clock
  /** Where browsers find the shop. */
  origin: () => string
  /** What the codes of orders are made with. */
  codeSecret: string
}

const factsSchema = z.object({ order: z.string(), letter: z.enum(emailNames), row: z.int() })

/** The outbox's effect: renders the email by the order as it is now, if it is still needed, and hands it to the mail server. */
export function sendEmail({ orders, carrier, clock, origin, codeSecret }: SendEmailDeps): Effect {
  return async (facts, key) => {
    const { order: number, letter: email, row: index } = factsSchema.parse(facts)
    const order = await orders.byNumber(number)
    const row = order?.history[index]
    if (!order || !row || !emailRules[email].isNeeded(order, row)) return 'dropped'
    const code = orderCode(codeSecret, number, row.at)
    await carrier.send(renderEmail(key, { email, order, row, origin: origin(), now: clock.now(), code }))
    return 'done'
  }
}
