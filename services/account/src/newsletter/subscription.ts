import { DAY_MS } from '@shop/calendar/durations'
import type { SubscribePlace } from '@shop/contracts/customers/newsletter'
import type { Locale } from '@shop/contracts/texts/text'

/** Which text was agreed to, when and where; `place` is missing of those who agreed before it was stored. */
export type NewsletterConsent = { version: string; at: Date; place?: SubscribePlace }

/** A mailbox that asked for the newsletter. It gets nothing but one email until it has said so again. */
export type Subscription = {
  id: string
  /** In lower case. */
  email: string
  state: 'asked' | 'confirmed'
  locale: Locale
  consent: NewsletterConsent
  askedAt: Date
  confirmedAt: Date | null
}

/** What a signed link may be used for. */
export type NewsletterLink = 'confirm' | 'end'

const CONFIRM_WITHIN_MS = 7 * DAY_MS
const RESEND_AFTER_MS = 10 * 60_000

export function isConfirmable({ state, askedAt }: Subscription, now: Date): boolean {
  return state === 'confirmed' || now.getTime() - askedAt.getTime() <= CONFIRM_WITHIN_MS
}

/** From when on the same mailbox is written to again: knowing an address must not be enough to fill its mailbox. */
export function mayResend(now: Date): Date {
  return new Date(now.getTime() - RESEND_AFTER_MS)
}
