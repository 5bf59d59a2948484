import { randomBytes } from 'node:crypto'
import { RESEND_SECONDS } from '@shop/contracts/phone-verification'
import type { Locale } from '@shop/contracts/text'
import { clientKey } from '@shop/service-kit/client-key'
import type { Clock } from '@shop/service-kit/clock'
import type { LimitRule, Limits } from '@shop/service-kit/limits'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { PhoneCodes } from './phone-codes.repository.ts'

export type SendCodeDeps = { codes: PhoneCodes; outbox: Outbox; limits: Limits; clock: Clock }

const DAY = 24 * 60 * 60
// Counted by phone, whoever asks: nobody's phone is made to ring all day from many accounts.
const pause: LimitRule = { name: 'phone-code-pause', max: 1, seconds: RESEND_SECONDS, whenAway: 'refuse' }
const ofPhone: LimitRule = { name: 'phone-code', max: 5, seconds: DAY, whenAway: 'refuse' }
const fromHere: LimitRule = { name: 'phone-code-address', max: 20, seconds: DAY, whenAway: 'refuse' }

type Wish = { customer: string; phone: string; locale: Locale; address: string }

/** Makes a code and leaves its message to the outbox. Whether somebody else has the phone already makes no difference here. */
export async function sendCode({ codes, outbox, limits, clock }: SendCodeDeps, wish: Wish): Promise<void> {
  const { customer, phone, locale, address } = wish
  await limits.take(pause, phone)
  await limits.take(ofPhone, phone)
  await limits.take(fromHere, clientKey(address))
  const now = clock.now()
  const nonce = randomBytes(16).toString('base64url')
  await codes.put({ customer, phone, nonce, locale, sentAt: now, tries: 0 })
  await outbox.enqueue({ key: `phone-code ${nonce}`, effect: 'phone-code', facts: { customer, nonce }, now })
}
