import { randomBytes } from 'node:crypto'
import { RESEND_SECONDS } from '@shop/contracts/customers/phone-verification'
import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import { isOver, MAX_TRIES } from './phone-code.ts'
import type { PhoneCodes } from './phone-codes.repository.ts'

export type SendCodeDeps = { codes: PhoneCodes; outbox: Outbox; limits: Limits; clock: Clock }

const DAY = 24 * 60 * 60
const fromHere: ClientRule = {
  counts: 'client',
  name: 'phone-code-address',
  max: 20,
  seconds: DAY,
  onStoreDown: 'deny',
}
// Counted by phone, whichever customer asks: no phone is made to ring all day from many accounts.
const pause: SubjectRule = {
  counts: 'subject',
  name: 'phone-code-pause',
  max: 1,
  seconds: RESEND_SECONDS,
  onStoreDown: 'deny',
}
const ofPhone: SubjectRule = { counts: 'subject', name: 'phone-code', max: 5, seconds: DAY, onStoreDown: 'deny' }

type Wish = { customer: string; phone: string; locale: Locale; client: ClientKey }

/** Makes a code and leaves its message to the outbox. Whether another customer has the phone already makes no difference here. */
export async function sendCode({ codes, outbox, limits, clock }: SendCodeDeps, wish: Wish): Promise<void> {
  const { customer, phone, locale, client } = wish
  const now = clock.now()
  try {
    await limits.take(fromHere, client)
    await limits.take(pause, phone)
    await limits.take(ofPhone, phone)
  } catch (error) {
    const last = await codes.findOf(customer)
    const isOpen = last?.phone === phone && last.tries < MAX_TRIES && !isOver(last, now)
    throw isOpen ? withCodeSent(error) : error
  }
  const nonce = randomBytes(16).toString('base64url')
  await codes.save({ customer, phone, nonce, locale, sentAt: now, tries: 0 })
  await outbox.enqueue({ key: `phone-code ${nonce}`, effect: 'phone-code', facts: { customer, nonce }, now })
}

/** The last code still opens: a code requested in another browser may be typed in this one at once. */
function withCodeSent(error: unknown): unknown {
  return error instanceof ShopError ? new ShopError(error.code, { ...error.details, code_sent: true }) : error
}
