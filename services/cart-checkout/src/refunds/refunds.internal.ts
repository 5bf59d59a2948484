import { ShopError } from '@shop/contracts/errors'
import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { type RefundDeps, refundOrder } from './refund-order.ts'

/** What the admin service asks; it has checked who is asking. */
export function refundCalls(calls: InternalCalls, deps: RefundDeps): void {
  handleInternal(calls, internalRefundEndpoint, async ({ number, lines = [], delivery = false, ...asked }) => {
    const order = await refundOrder(deps, number, {
      lines: lines.map(line => ({ ...line, bundle: line.bundle ?? null })),
      delivery,
      amount: asked.amount === undefined ? null : minorUnits(asked.amount),
      payment_id: asked.payment_id ?? null,
      comment: asked.comment,
      who: asked.who,
    })
    const refund = order.refunds?.at(-1)
    if (!refund) throw new ShopError('not_found')
    const { payment_id, amount, state } = refund
    return { payment_status: order.payment_state, refund: { payment_id, amount: toDecimal(amount), state } }
  })
}

function minorUnits(amount: number): number {
  try {
    return fromDecimal(amount)
  } catch {
    throw new ShopError('validation', { fields: { amount: 'invalid' } })
  }
}
