import { ShopError } from '@shop/contracts/errors'
import type { PaymentState } from '@shop/contracts/orders/orders'

/** What can happen to the money of an order: by payment events, by the clock and by staff. */
export type PaymentTransition =
  | 'start'
  | 'gateway_pending'
  | 'gateway_approved'
  | 'gateway_declined'
  | 'gateway_expired'
  | 'gateway_mismatch'
  | 'gateway_refund_pending'
  | 'gateway_refunded'
  | 'gateway_partly_refunded'
  | 'gateway_refund_declined'
  | 'time_out'
  | 'manual_paid'
  | 'manual_unpaid'
  | 'refund'

const unpaid = {
  gateway_pending: 'in_processing',
  gateway_approved: 'approved',
  gateway_declined: 'declined',
  gateway_mismatch: 'review',
  time_out: 'expired',
  manual_paid: 'approved',
} as const satisfies Partial<Record<PaymentTransition, PaymentState>>

/**
 * The states of the money. Nothing leaves `approved` but a refund, and a second approval keeps it;
 * a genuine event that does not match the attempt waits in `review` for a person.
 */
export const paymentTransitions: Record<PaymentState, Partial<Record<PaymentTransition, PaymentState>>> = {
  // The provider gave up an attempt that never got anywhere: the order may still be paid by another.
  none: { ...unpaid, start: 'none', gateway_expired: 'none' },
  declined: { ...unpaid, start: 'declined', gateway_expired: 'declined' },
  in_processing: { ...unpaid, gateway_expired: 'expired' },
  // The time ran out, but somebody may have paid in the last second: money is never turned away.
  expired: { gateway_approved: 'approved', gateway_mismatch: 'review', manual_paid: 'approved' },
  review: { gateway_approved: 'approved', gateway_mismatch: 'review', time_out: 'review', manual_paid: 'approved' },
  approved: {
    gateway_approved: 'approved',
    refund: 'refund_in_processing',
    manual_unpaid: 'none',
    gateway_refund_pending: 'refund_in_processing',
    gateway_refunded: 'refunded',
  },
  refund_in_processing: {
    gateway_refund_pending: 'refund_in_processing',
    gateway_refunded: 'refunded',
    gateway_partly_refunded: 'partially_refunded',
    gateway_refund_declined: 'approved',
  },
  partially_refunded: {
    refund: 'refund_in_processing',
    gateway_refund_pending: 'refund_in_processing',
    gateway_refunded: 'refunded',
  },
  // Another attempt may still bring money: staff who refunded the first must see the second.
  refunded: { gateway_approved: 'approved' },
}

/** The state after the transition, or null when it cannot happen in this state. */
export function paymentStateAfter(from: PaymentState, transition: PaymentTransition): PaymentState | null {
  return paymentTransitions[from][transition] ?? null
}

/** @throws ShopError illegal_transition when the transition cannot happen in this state. */
export function nextPaymentState(from: PaymentState, transition: PaymentTransition): PaymentState {
  const to = paymentStateAfter(from, transition)
  if (!to) throw new ShopError('illegal_transition', { from, event: transition })
  return to
}

/** Does the shop have the money? Derived, never stored as a flag. */
export const paidStates: readonly PaymentState[] = ['approved', 'refund_in_processing', 'partially_refunded']

export function isPaid(state: PaymentState): boolean {
  return paidStates.includes(state)
}
