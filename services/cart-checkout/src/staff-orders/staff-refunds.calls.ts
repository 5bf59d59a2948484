import { ShopError } from '@shop/contracts/errors'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fromDecimal, toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { requirePlaced } from '../order/order-states.ts'
import { type RefundDeps, refundOrder } from '../refunds/refund-order.ts'
import { fullOrder } from './staff-order.ts'

/** Money that staff give back to customers. A repeat under the same key answers what the first one did. */
export function addRefundCalls(calls: InternalCalls, deps: RefundDeps): void {
  staffWrite(calls, refundOrderEndpoint, async ({ params: { number }, body, idempotencyKey: key, who }) => {
    const { lines = [], delivery = false, amount, refunded_so_far, payment_id = null, comment } = body
    const { order, refund } = await refundOrder(deps, number, {
      key,
      lines: lines.map(line => ({ ...line, bundle: line.bundle ?? null })),
      delivery,
      amount: amount === undefined ? null : minorUnits('amount', amount),
      refunded_so_far: minorUnits('refunded_so_far', refunded_so_far),
      payment_id,
      comment,
      who,
    })
    // Whether the bank has been asked already is of no use to staff.
    const state = refund.state === 'due' ? 'sent' : refund.state
    const after = { payment_id: refund.payment_id, amount: toDecimal(refund.amount), state }
    return {
      answer: { order: fullOrder(requirePlaced(order), deps.clock.now()) },
      change: { action: 'order_refund', subject: number, asked: body, before: { refunded_so_far }, after },
    }
  })
}

function minorUnits(field: string, amount: number): number {
  try {
    return fromDecimal(amount)
  } catch {
    throw new ShopError('validation', { fields: { [field]: 'invalid' } })
  }
}
