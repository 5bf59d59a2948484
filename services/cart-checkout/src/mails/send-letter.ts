import type { Clock } from '@shop/service-kit/clock'
import type { MailCarrier } from '@shop/service-kit/mail/mail-carrier'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import { letterNames } from '../order/letter-names.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { orderCode } from '../order-access/order-code.ts'
import { letterRules } from './letters.ts'
import { writeLetter } from './write-letter.ts'

type LetterDeps = {
  orders: OrderRepository
  carrier: MailCarrier
  clock: Clock
  /** Where browsers find the shop. */
  origin: () => string
  /** What the codes of orders are made with. */
  codeSecret: string
}

const factsSchema = z.object({ order: z.string(), letter: z.enum(letterNames), row: z.int() })

/** The outbox's effect: writes the letter by the order as it is now, if it is still needed, and hands it to the carrier. */
export function sendLetter({ orders, carrier, clock, origin, codeSecret }: LetterDeps): Effect {
  return async (facts, key) => {
    const { order: number, letter, row: place } = factsSchema.parse(facts)
    const order = await orders.byNumber(number)
    const row = order?.history[place]
    if (!order || !row || !letterRules[letter].isNeeded(order, row)) return 'dropped'
    const code = orderCode(codeSecret, number, row.at)
    await carrier.send(writeLetter(key, { letter, order, row, origin: origin(), now: clock.now(), code }))
    return 'done'
  }
}
