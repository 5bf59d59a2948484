import type { ProviderRefund } from './payment-provider.ts'
import { signature } from './wayforpay-signature.ts'

type Merchant = { merchant: string; secret: string }

/** The body of the question what became of an attempt. */
export function checkStatusRequest({ merchant, secret }: Merchant, payment_id: string) {
  return {
    transactionType: 'CHECK_STATUS',
    merchantAccount: merchant,
    orderReference: payment_id,
    apiVersion: 1,
    merchantSignature: signature(secret, [merchant, payment_id]),
  }
}

/** The body of the question what happened from one moment to another, both in unix seconds. */
export function transactionListRequest({ merchant, secret }: Merchant, dateBegin: number, dateEnd: number) {
  return {
    transactionType: 'TRANSACTION_LIST',
    merchantAccount: merchant,
    apiVersion: 1,
    dateBegin,
    dateEnd,
    merchantSignature: signature(secret, [merchant, String(dateBegin), String(dateEnd)]),
  }
}

/** The body of a refund of `amount` minor units; the provider wants to know why. */
export function refundRequest(
  { merchant, secret }: Merchant,
  { payment_id, amount, currency, comment }: ProviderRefund,
) {
  // A JSON number has no trailing zeros, and the signature must be over the text of that number.
  const sum = String(amount / 100)
  return {
    transactionType: 'REFUND',
    merchantAccount: merchant,
    orderReference: payment_id,
    amount: Number(sum),
    currency,
    comment,
    apiVersion: 1,
    merchantSignature: signature(secret, [merchant, payment_id, sum, currency]),
  }
}

/** What the provider signs in its answer to a refund. */
export function refundAnswerSignature(
  { merchant, secret }: Merchant,
  answer: { payment_id: string; status: string; reason_code: string },
): string {
  return signature(secret, [merchant, answer.payment_id, answer.status, answer.reason_code])
}
