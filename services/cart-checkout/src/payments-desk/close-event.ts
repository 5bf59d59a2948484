import { ShopError } from '@shop/contracts/errors'
import type { CloseCause } from '@shop/contracts/staff/orders/payments-desk'
import type { UnmatchedPaymentEvents } from '../payment-events/unmatched-payment-events.repository.ts'
import type { PaymentEvent, ProviderStatus } from '../ports/payment/payment-provider.ts'

const cameAnyway: readonly CloseCause[] = ['given_back', 'elsewhere', 'not_ours']
const wentBack: readonly CloseCause[] = ['given_back', 'not_ours']
const neverCame: readonly CloseCause[] = ['no_money', 'not_ours']

/** By what the bank said of the money; nothing while it decides. */
const causes: Record<ProviderStatus, readonly CloseCause[]> = {
  approved: cameAnyway,
  pending: [],
  refunded: wentBack,
  refund_pending: wentBack,
  voided: [...neverCame, 'given_back'],
  declined: neverCame,
  expired: neverCame,
  unknown: neverCame,
}

/** The true causes for which an event may leave the desk without an order (docs/rules.md, "Payments desk"). */
export function closeCausesOf({ status }: Pick<PaymentEvent, 'status'>): CloseCause[] {
  return [...causes[status]]
}

type Closing = { event: string; cause: CloseCause; reason: string; who: string; now: Date }

/**
 * Takes an event off the desk without an order; the answer is what it was.
 * @throws ShopError not_found for an event that is not on the desk; validation of `cause` when what the bank said speaks against it.
 */
export async function closeEvent(
  events: UnmatchedPaymentEvents,
  { event: id, cause, reason, who, now }: Closing,
): Promise<PaymentEvent> {
  const event = await events.findOpen(id)
  if (!event) throw new ShopError('not_found')
  if (!closeCausesOf(event).includes(cause)) throw new ShopError('validation', { fields: { cause: refusalOf(event) } })
  if (!(await events.close(id, { at: now, who, cause, reason }))) throw new ShopError('not_found')
  return event
}

function refusalOf({ status }: PaymentEvent): string {
  if (status === 'approved') return 'money_came'
  return status === 'pending' ? 'bank_decides' : 'invalid'
}
