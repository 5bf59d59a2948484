import type { Log } from '@shop/service-kit/log/log'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { Refund } from '../order/refund.ts'
import { type PaymentProvider, ProviderSilence, type RefundOutcome } from '../ports/payment/payment-provider.ts'

/** `unknown`: nobody knows whether the money moved, so the bank is asked later. `not_sent`: it surely did not. */
type RefundAnswer = RefundOutcome | 'unknown' | 'not_sent'

/** Asks the bank to give money back, once. */
export async function refundByProvider(
  { paymentProvider, log }: { paymentProvider: PaymentProvider; log: Log },
  { merchant, charge: { currency } }: PaymentAttempt,
  { payment_id, amount, comment }: Refund,
): Promise<RefundAnswer> {
  // What another merchant account took, this one cannot give back.
  if (merchant !== paymentProvider.merchant) return 'declined'
  try {
    return await paymentProvider.refund({ payment_id, amount, currency, comment })
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error
    log.warn({ err: error, payment_id }, 'the bank does not say whether a refund was made')
    return error.notSent ? 'not_sent' : 'unknown'
  }
}
