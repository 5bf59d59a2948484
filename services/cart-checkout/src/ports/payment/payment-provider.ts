import type { paymentMethods } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'
import type { Currency, Money } from '@shop/money/money'

/** What the customer is sent to the provider with. Prices of products are in the currency of the charge. */
export type Purchase = {
  payment_id: string
  ordered_at: Date
  /** For how many seconds since then it may be paid in time. The provider may keep to it, and the shop relies on nothing of it. */
  payable_s: number
  charge: Money
  alternative: Money | null
  method: (typeof paymentMethods)[number]
  locale: Locale
  products: { name: string; count: number; price: number }[]
  return_url: string
}

export type FormField = { name: string; value: string }

/** The statuses of an attempt, by our own names. */
export type ProviderStatus =
  | 'approved'
  | 'declined'
  | 'pending'
  | 'expired'
  | 'voided'
  | 'refunded'
  | 'refund_pending'
  | 'unknown'

/** What the provider reports of an attempt. */
export type PaymentEvent = {
  payment_id: string
  merchant: string
  status: ProviderStatus
  reason_code: string
  /** As the provider wrote it, and in minor units; null when it is no sum. */
  amount_text: string
  amount: number | null
  currency: Currency | string
  /** What the provider keeps for itself, in minor units; missing where it does not say. */
  fee?: number
}

/** A line of the provider's list of transactions. It is not signed: it tells where to look, and proves nothing. */
export type ListedTransaction = Pick<PaymentEvent, 'payment_id' | 'status' | 'amount' | 'currency'>

/** Minor units to give back out of an attempt, and why: the provider wants to know. */
export type ProviderRefund = { payment_id: string; amount: number; currency: string; comment: string }
export type RefundOutcome = 'refunded' | 'pending' | 'declined'

/** The bank's side of a payment. The sandbox and WayForPay differ by configuration only. */
export type PaymentProvider = {
  name: string
  merchant: string
  purchase(purchase: Purchase): { action: string; fields: FormField[] }
  /** The event inside a callback, or null when it is not signed by the provider. */
  read(body: string): PaymentEvent | null
  /** The answer that stops the provider from repeating its callback. */
  accept(payment_id: string, now: Date): Record<string, string | number>
  /** What became of an attempt, or null when the provider does not know it. Throws ProviderSilence, at the latest after the time-out (ms). */
  queryStatus(payment_id: string, timeOutMs?: number): Promise<PaymentEvent | null>
  /** What the provider knows of a period, where it can be asked for that. Throws ProviderSilence. */
  listTransactions?(from: Date, until: Date): Promise<ListedTransaction[]>
  /** Gives money back. Throws ProviderSilence when nobody knows whether it did. */
  refund(wanted: ProviderRefund): Promise<RefundOutcome>
}

/** The provider gave no answer that can be believed: it was away, hung, or spoke nonsense. What it did meanwhile is not known. */
export class ProviderSilence extends Error {
  /** The request surely never arrived. */
  readonly notSent: boolean

  constructor(reason: string, { notSent = false, cause }: { notSent?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'ProviderSilence'
    this.notSent = notSent
  }
}
