import { createHmac, timingSafeEqual } from 'node:crypto'
import { PHONE_CODE_LENGTH } from '@shop/contracts/customers/phone-verification'
import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'

const CODE_VALID_MS = 10 * 60_000
export const MAX_TRIES = 5

/** A code on its way to a phone: one customer has one at most, and a newer one takes its place. */
export type PhoneCode = {
  customer: string
  /** E.164. */
  phone: string
  /** Random bytes that, with the shop's secret, make the code: the code itself is kept nowhere. */
  nonce: string
  locale: Locale
  sentAt: Date
  tries: number
}

/** Five digits for this customer and this phone; they cannot be worked out without the secret. */
export function digitsOf(secret: string, { customer, phone, nonce }: PhoneCode): string {
  const digest = createHmac('sha256', secret).update(`${customer} ${phone} ${nonce}`).digest()
  // Of 48 bits no digit is likelier than another by more than one in a billion.
  return String(digest.readUIntBE(0, 6) % 10 ** PHONE_CODE_LENGTH).padStart(PHONE_CODE_LENGTH, '0')
}

/** @throws ShopError code_expired, too_many_attempts or code_wrong; `code.tries` counts this try already. */
export function checkCode(code: PhoneCode, typed: string, secret: string, now: Date): void {
  if (isOver(code, now)) throw new ShopError('code_expired')
  if (code.tries > MAX_TRIES) throw new ShopError('too_many_attempts')
  if (!timingSafeEqual(Buffer.from(typed), Buffer.from(digitsOf(secret, code)))) throw new ShopError('code_wrong')
}

export function isOver({ sentAt }: PhoneCode, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > CODE_VALID_MS
}
