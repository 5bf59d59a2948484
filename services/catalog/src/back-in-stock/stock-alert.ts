import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import type { StockAlertEmail } from '@shop/contracts/catalog/stock-alert-emails'
import type { Locale } from '@shop/contracts/texts/text'

/**
 * Somebody who wants one email when a size is back. `asked`: the mailbox has not confirmed yet; `waiting`: it is in the line;
 * `informed`: its turn has come.
 */
export type StockAlert = {
  id: string
  article: string
  size: string
  /** In lower case. */
  email: string
  locale: Locale
  state: 'asked' | 'waiting' | 'informed'
  /** The place in the line: asking again does not lose it. */
  asked_at: Date
  /** When the mailbox was asked last whether it wants the alert. */
  mailed_at: Date
  /** An email that the account service has not been given yet, and since when it is due. */
  due: { email: StockAlertEmail; at: Date } | null
  expires_at: Date
}

/** How many items of a size have been announced to the line, one document for each size. */
export type Announcement = {
  article: string
  size: string
  /** Items that were announced and, as far as is known, are still on the shelf. */
  count: number
  announced_at: Date
  /** Whose turn it is, until each of them is noted as informed: the process that finds them here goes on with them. */
  informing: string[]
  /** So that of two processes which count the same items only one announces them. */
  revision: number
}

/** What a signed link may be used for. */
export type StockAlertLink = 'confirm' | 'stop'

const RESEND_AFTER_MS = 10 * MINUTE_MS
const FIRST_RIGHT_MS = DAY_MS

/**
 * How long an alert is kept (docs/rules.md, "Back in stock"): seven days to confirm, half a year in the line, and a week
 * after its turn, by when its email has long been sent.
 */
export const KEPT_MS = { asked: 7 * DAY_MS, waiting: 180 * DAY_MS, informed: 7 * DAY_MS } as const

export function expiryOf(state: StockAlert['state'], now: Date): Date {
  return new Date(now.getTime() + KEPT_MS[state])
}

/** From when on the same mailbox is asked again: knowing an address must not be enough to fill its mailbox. */
export function mayResend(now: Date): Date {
  return new Date(now.getTime() - RESEND_AFTER_MS)
}

export function isConfirmable({ state, expires_at }: StockAlert, now: Date): boolean {
  return state !== 'asked' || expires_at > now
}

/**
 * How many of the announced items are still left to those who were informed (docs/rules.md, "Back in stock"): not what was
 * sold meanwhile, and after a day what nobody bought is announced to the next in the line.
 */
export function stillAnnounced({ count, announced_at }: Announcement, available: number, now: Date): number {
  const isOver = now.getTime() - announced_at.getTime() >= FIRST_RIGHT_MS
  return isOver ? 0 : Math.min(count, available)
}
