import type { Locale } from '@shop/contracts/texts/text'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import type { SmsCarrier } from '../ports/sms/sms-carrier.ts'
import { digitsOf, isOver } from './phone-code.ts'
import type { PhoneCodes } from './phone-codes.repository.ts'

type SmsDeps = { codes: PhoneCodes; carrier: SmsCarrier; secret: string; clock: Clock }

const factsSchema = z.object({ customer: z.string(), nonce: z.string() })

// In Cyrillic a message holds 70 signs; the digits come first, where a locked phone shows them.
const texts: Record<Locale, (digits: string) => string> = {
  uk: digits => `${digits} — код LEVADA. Нікому його не повідомляйте.`,
  en: digits => `${digits} is your LEVADA code. Do not share it with anyone.`,
}

/** The outbox's effect: writes the message of a code that is still the newest one and still opens something. */
export function sendSms({ codes, carrier, secret, clock }: SmsDeps): Effect {
  return async (facts, key) => {
    const { customer, nonce } = factsSchema.parse(facts)
    const code = await codes.findOf(customer)
    if (code?.nonce !== nonce || isOver(code, clock.now())) return 'dropped'
    const { phone, locale } = code
    await carrier.send({ id: key, to: phone, text: texts[locale](digitsOf(secret, code)), locale })
    return 'done'
  }
}
