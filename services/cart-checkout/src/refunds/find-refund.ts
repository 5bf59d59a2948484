import { ShopError } from '@shop/contracts/errors'
import { toDecimal } from '@shop/money/money'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import type { Order } from '../order/order.ts'
import { type Refund, refundedSoFar } from '../order/refund.ts'

/**
 * A refund names the sum that its author saw refunded so far: of two who saw the same one only the first succeeds (docs/rules.md, "Refunds").
 * @throws ShopError refund_changed with the present sum
 */
export function checkRefundedSoFar(order: Order, seen: number | null): void {
  if (seen !== null && seen !== refundedSoFar(order)) throw new ShopError('refund_changed', presentSum(order))
}

/**
 * The refund that was begun under this key; null when there is none yet.
 * @throws ShopError idempotency_conflict when it was another one.
 */
export function findRefund(order: Order, { key, body_hash }: { key: string; body_hash: string }): Refund | null {
  const refund = order.refunds?.find(refund => refund.key === key)
  if (refund) refuseOtherRequest(refund.body_hash, body_hash, presentSum(order))
  return refund ?? null
}

function presentSum(order: Order): { refunded_so_far: number } {
  return { refunded_so_far: toDecimal(refundedSoFar(order)) }
}
