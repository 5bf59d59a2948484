import type { Clock } from '@shop/service-kit/clock'
import type { InternalCalls } from '@shop/service-kit/internal'
import type { Log } from '@shop/service-kit/log'
import type { Metrics } from '@shop/service-kit/metrics'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { createOutboxRunner, type OutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Db } from 'mongodb'
import type { OrderRepository } from '../orders/order.repository.ts'
import { createCaughtMails } from '../ports/mail/caught-mails.repository.ts'
import type { MailCarrier } from '../ports/mail/mail-carrier.ts'
import { createSmtpCarrier, type SmtpAccount } from '../ports/mail/smtp-carrier.ts'
import { caughtMailCalls } from './caught-mails.internal.ts'
import { sendLetter } from './send-letter.ts'

type PostParts = {
  db: Db
  outbox: Outbox
  orders: OrderRepository
  /** Null: mail is caught and shown to developers. */
  mail: SmtpAccount | null
  origin: () => string
  internal: InternalCalls
  clock: Clock
  log: Log
  metrics: Metrics | undefined
}

/** The shop's post: what brings the letters that wait in the outbox to their readers. */
export async function createPost(parts: PostParts): Promise<OutboxRunner> {
  const { outbox, orders, mail, origin, clock, log, metrics } = parts
  const carrier = mail ? createSmtpCarrier(mail) : await catcher(parts)
  const effects = { letter: sendLetter({ orders, carrier, clock, origin }) }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  return {
    run: runner.run,
    stop() {
      runner.stop()
      carrier.close()
    },
  }
}

async function catcher({ db, clock, internal }: PostParts): Promise<MailCarrier> {
  const mails = createCaughtMails(db, clock)
  await mails.prepare()
  caughtMailCalls(internal, mails)
  return mails.carrier
}
