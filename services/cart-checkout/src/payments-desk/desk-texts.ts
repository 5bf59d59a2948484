import type { DeskOrder, DifferenceKind, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import type { Locale } from '@shop/contracts/texts/text'

type Texts<Name extends string> = Record<Locale, Record<Name, string>>

/** What the bank says of a payment. */
export const bankTexts: Texts<UnmatchedEvent['status']> = {
  uk: {
    approved: 'отримано',
    declined: 'відмовлено',
    pending: 'банк перевіряє',
    expired: 'час вийшов',
    voided: 'скасовано',
    refunded: 'повернено',
    refund_pending: 'повертається',
    unknown: 'невідомий стан',
  },
  en: {
    approved: 'received',
    declined: 'declined',
    pending: 'being checked',
    expired: 'expired',
    voided: 'voided',
    refunded: 'refunded',
    refund_pending: 'being refunded',
    unknown: 'unknown state',
  },
}

/** What the books say of a payment. */
export const attemptTexts: Texts<DeskOrder['payments'][number]['state']> = {
  uk: {
    started: 'розпочато',
    in_processing: 'банк перевіряє',
    approved: 'отримано',
    declined: 'банк відмовив',
    expired: 'час вийшов',
    review: 'потребує перевірки',
    refunded: 'повернено',
  },
  en: {
    started: 'started',
    in_processing: 'the bank is checking',
    approved: 'received',
    declined: 'declined by the bank',
    expired: 'expired',
    review: 'needs a look',
    refunded: 'refunded',
  },
}

export const refundTexts: Texts<NonNullable<DeskOrder['refund']>['state']> = {
  uk: { sent: 'банк не відповів', pending: 'банк повертає', declined: 'банк відмовив' },
  en: { sent: 'no answer from the bank', pending: 'the bank is refunding', declined: 'declined by the bank' },
}

/** What is to be done about an event that no order explains. */
export const eventStepTexts: Texts<UnmatchedEvent['next']> = {
  uk: { match: 'Знайти замовлення', ask: 'Запитати банк', close: 'Закрити запис' },
  en: { match: 'Find the order', ask: 'Ask the bank', close: 'Close the record' },
}

export const differenceTexts: Texts<DifferenceKind> = {
  uk: {
    unpaid_here: 'Банк має гроші, замовлення не оплачене',
    unpaid_there: 'Замовлення оплачене, банк грошей не має',
    sum: 'Різні суми',
    refunded_there: 'Банк повернув гроші, магазин про це не знає',
    refunded_here: 'У магазині повернено, у банку ні',
    unknown_here: 'Такої оплати магазин не починав',
  },
  en: {
    unpaid_here: 'The bank has the money, the order is not paid',
    unpaid_there: 'The order is paid, the bank has no money for it',
    sum: 'Different amounts',
    refunded_there: 'The bank gave the money back, the shop does not know',
    refunded_here: 'Refunded in the shop, not at the bank',
    unknown_here: 'The shop did not start this payment',
  },
}
