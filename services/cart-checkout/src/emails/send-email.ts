import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import { emailNames } from '../order/email-names.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { orderCode } from '../order-access/order-code.ts'
import { emailRules } from './email-rules.ts'
import { renderEmail } from './render-email.ts'

type SendEmailDeps = {
  orders: OrderRepository
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
    const { order: number, letter: email, row: place } = factsSchema.parse(facts)
    const order = await orders.byNumber(number)
    const row = order?.history[place]
    if (!order || !row || !emailRules[email].isNeeded(order, row)) return 'dropped'
    const code = orderCode(codeSecret, number, row.at)
    await carrier.send(renderEmail(key, { email, order, row, origin: origin(), now: clock.now(), code }))
    return 'done'
  }
}
