import { internalCheckoutMailsEndpoint } from '@shop/contracts/caught-mails'
import type { Clock } from '@shop/service-kit/clock'
import type { InternalCalls } from '@shop/service-kit/internal'
import type { Log } from '@shop/service-kit/log'
import { openMail } from '@shop/service-kit/mail/open-mail'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-carrier'
import type { Metrics } from '@shop/service-kit/metrics'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { createOutboxRunner, type OutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Db } from 'mongodb'
import type { OrderRepository } from '../order/order.repository.ts'
import { sendLetter } from './send-letter.ts'

type PostParts = {
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

/** The shop's post: what brings the letters that wait in the outbox to their readers. */
export async function createPost(parts: PostParts): Promise<OutboxRunner> {
  const { db, outbox, orders, mail, internal, origin, codeSecret, clock, log, metrics } = parts
  const carrier = await openMail({ mail, db, clock, internal, endpoint: internalCheckoutMailsEndpoint })
  const effects = { letter: sendLetter({ orders, carrier, clock, origin, codeSecret }) }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  return {
    run: runner.run,
    stop() {
      runner.stop()
      carrier.close()
    },
  }
}
