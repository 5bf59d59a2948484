import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@shop/contracts/texts/text'

/** A mailbox that asked for the newsletter. It gets nothing but one email until it has said so again. */
export type Subscription = {
  id: string
  /** In lower case. */
  email: string
  state: 'asked' | 'confirmed'
  locale: Locale
  /** Which text was agreed to, and when. */
  consent: { version: string; at: Date }
  askedAt: Date
  confirmedAt: Date | null
}

/** What a signed link may be used for. */
type LinkPurpose = 'confirm' | 'end'

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000
const RESEND_AFTER_MS = 10 * 60_000

/** The end of a link: whose subscription, and that the shop itself wrote it. Nothing has to be kept, and no address stands in it. */
export function signedToken(secret: string, purpose: LinkPurpose, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** The subscription that a token speaks of; null for one that the shop did not write, or wrote for something else. */
export function readToken(secret: string, purpose: LinkPurpose, token: string): string | null {
  const [id = '', signed = ''] = token.split('.')
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secret, purpose, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

export function isConfirmable({ state, askedAt }: Subscription, now: Date): boolean {
  return state === 'confirmed' || now.getTime() - askedAt.getTime() <= CONFIRM_WITHIN_MS
}

/** From when on the same mailbox is written to again: knowing an address must not be enough to fill its mailbox. */
export function mayResend(now: Date): Date {
  return new Date(now.getTime() - RESEND_AFTER_MS)
}

function signature(secret: string, purpose: LinkPurpose, id: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')
}
