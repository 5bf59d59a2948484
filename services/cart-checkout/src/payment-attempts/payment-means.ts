import { isStaffMeans, type PaymentMeans, type StaffMeans } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'
import type { MadeByStaff } from '../order/order.ts'
import { isReceived, type PaymentAttempt } from '../order/payment-attempt.ts'
import { MANUAL } from './new-attempt.ts'

type Paid = { attempts: readonly PaymentAttempt[]; made_by_staff?: MadeByStaff }

/** The means as documents name them. */
export const meansTexts: Record<Locale, Record<PaymentMeans, string>> = {
  uk: {
    card: 'Картка',
    google_pay: 'Google Pay',
    apple_pay: 'Apple Pay',
    cash: 'Готівка',
    terminal: 'Термінал',
    transfer: 'Банківський переказ',
    other: 'Інше',
  },
  en: {
    card: 'Card',
    google_pay: 'Google Pay',
    apple_pay: 'Apple Pay',
    cash: 'Cash',
    terminal: 'Card at the terminal',
    transfer: 'Bank transfer',
    other: 'Other',
  },
}

/**
 * By what a payment came, and so goes back (docs/rules.md, "Payments"). Of payments from before staff's means were kept it is what the
 * order was sold for in the shop, else `other`.
 */
export function meansOf({ attempts, made_by_staff }: Paid, attempt: PaymentAttempt): PaymentMeans {
  if (attempt.provider !== MANUAL) return attempt.method
  const isFirst = attempts[0]?.payment_id === attempt.payment_id
  return attempt.means ?? (isFirst ? made_by_staff?.paid_in_shop : null) ?? 'other'
}

/** By what the money of the order came that the shop has, or had last, whatever paid a difference; null where none came. */
export function receivedMeansOf(paid: Paid): PaymentMeans | null {
  const last = paid.attempts.findLast(attempt => isReceived(attempt) && attempt.change === undefined)
  return last ? meansOf(paid, last) : null
}

/** The payments that staff took, each with its means: no bank can be asked about them. */
export function takenByStaff(paid: Paid): { attempt: PaymentAttempt; means: StaffMeans }[] {
  return paid.attempts.filter(isReceived).flatMap(attempt => {
    const means = meansOf(paid, attempt)
    return isStaffMeans(means) ? { attempt, means } : []
  })
}
