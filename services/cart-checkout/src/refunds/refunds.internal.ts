import { ShopError } from '@shop/contracts/errors'
import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { type RefundDeps, refundOrder } from './refund-order.ts'

/** What the admin service asks; it has checked who is asking. */
export function refundCalls(calls: InternalCalls, deps: RefundDeps): void {
  handleInternal(calls, internalRefundEndpoint, async ({ number, lines = [], delivery = false, ...asked }) => {
    const { order, refund } = await refundOrder(deps, number, {
      key: asked.key,
      lines: lines.map(line => ({ ...line, bundle: line.bundle ?? null })),
      delivery,
      amount: asked.amount === undefined ? null : minorUnits('amount', asked.amount),
      refunded_so_far: minorUnits('refunded_so_far', asked.refunded_so_far),
      payment_id: asked.payment_id ?? null,
      comment: asked.comment,
      who: asked.who,
    })
    const { payment_id, amount } = refund
    // Whether the bank has been asked already is of no use to staff.
    const state = refund.state === 'due' ? 'sent' : refund.state
    return { payment_status: order.payment_state, refund: { payment_id, amount: toDecimal(amount), state } }
  })
}

function minorUnits(field: string, amount: number): number {
  try {
    return fromDecimal(amount)
  } catch {
    throw new ShopError('validation', { fields: { [field]: 'invalid' } })
  }
}
