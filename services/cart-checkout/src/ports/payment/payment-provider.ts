import type { paymentMethods } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'
import type { Currency, Money } from '@shop/money/money'

/** What the customer is sent to the gateway with. Prices of products are in the currency of the charge. */
export type Purchase = {
  payment_id: string
  ordered_at: Date
  /** For how many seconds since then it may be paid in time. The gateway may keep to it, and the shop relies on nothing of it. */
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
export type GatewayStatus =
  | 'approved'
  | 'declined'
  | 'pending'
  | 'expired'
  | 'voided'
  | 'refunded'
  | 'refund_pending'
  | 'unknown'

/** What the gateway reports of an attempt. */
export type PaymentEvent = {
  payment_id: string
  merchant: string
  status: GatewayStatus
  reason_code: string
  /** As the gateway wrote it, and in minor units; null when it is no sum. */
  amount_text: string
  amount: number | null
  currency: Currency | string
  /** What the gateway keeps for itself, in minor units; missing where it does not say. */
  fee?: number
}

/** A line of the gateway's list of transactions. It is not signed: it tells where to look, and proves nothing. */
export type ListedTransaction = Pick<PaymentEvent, 'payment_id' | 'status' | 'amount' | 'currency'>

/** Minor units to give back out of an attempt, and why: the gateway wants to know. */
export type RefundRequest = { payment_id: string; amount: number; currency: string; comment: string }
export type RefundOutcome = 'refunded' | 'pending' | 'declined'

/** The bank's side of a payment. The sandbox and WayForPay differ by configuration only. */
export type PaymentProvider = {
  name: string
  merchant: string
  purchase(purchase: Purchase): { action: string; fields: FormField[] }
  /** The event inside a callback, or null when it is not signed by the gateway. */
  read(body: string): PaymentEvent | null
  /** The answer that stops the gateway from repeating its callback. */
  accept(payment_id: string, now: Date): Record<string, string | number>
  /** What became of an attempt, or null when the gateway does not know it. Throws GatewaySilence, at the latest after the time-out (ms). */
  queryStatus(payment_id: string, timeOutMs?: number): Promise<PaymentEvent | null>
  /** What the gateway knows of a period, where it can be asked for that. Throws GatewaySilence. */
  listTransactions?(from: Date, until: Date): Promise<ListedTransaction[]>
  /** Gives money back. Throws GatewaySilence when nobody knows whether it did. */
  refund(wanted: RefundRequest): Promise<RefundOutcome>
}

/** The gateway gave no answer that can be believed: it was away, hung, or spoke nonsense. What it did meanwhile is not known. */
export class GatewaySilence extends Error {
  /** The request surely never arrived. */
  readonly notSent: boolean

  constructor(reason: string, { notSent = false, cause }: { notSent?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'GatewaySilence'
    this.notSent = notSent
  }
}
