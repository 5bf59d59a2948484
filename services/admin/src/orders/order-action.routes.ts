import type { BodyOf, Endpoint } from '@shop/contracts/endpoint'
import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { type StaffAction, staffActionSchema } from '@shop/contracts/staff/orders/order-actions'
import {
  internalOrderActionEndpoint,
  orderActionEndpoints,
  refundOrderEndpoint,
  returnsEndpoint,
  updateCommentEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, internalFullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import type { Recorded } from '../audit/record-write.ts'

type OwnEndpoint = Endpoint<{ number: string }, unknown, object, { order: FullOrder }>

/** Actions of staff on orders. The checkout knows the rules; this service records who did what. */
export function orderActionRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  async function take(who: string, number: string, step: StaffAction): Promise<Recorded<{ order: FullOrder }>> {
    const { before, order } = await cartCheckout.call(internalOrderActionEndpoint, { number, who, step })
    const { order_status, payment_status, comment } = order
    const after = { order_status, payment_status, comment }
    const { do: action, ...asked } = step
    return { answer: { order }, change: { action: `order_${action}`, subject: number, asked, before, after } }
  }

  for (const [name, endpoint] of Object.entries<OwnEndpoint>(orderActionEndpoints))
    handleWrite(routes, audit, endpoint, ({ params, body, idempotencyKey }, who) => {
      // A key is only kept by the action that counts once for each.
      const step = { do: name, key: `staff ${idempotencyKey}`, ...body }
      return take(who, params.number, staffActionSchema.parse(step))
    })
  handleWrite(routes, audit, returnsEndpoint, ({ params, body }, who) => take(who, params.number, returnStep(body)))
  handleWrite(routes, audit, updatePaymentEndpoint, ({ query: { order, is_paid }, body: { reason } }, who) =>
    take(who, order, { do: is_paid === '1' ? 'manual_paid' : 'manual_unpaid', reason }),
  )
  handleWrite(routes, audit, updateCommentEndpoint, ({ query: { order, comment } }, who) =>
    take(who, order, { do: 'comment', comment }),
  )
  return routes
}

function returnStep(body: BodyOf<typeof returnsEndpoint>): StaffAction {
  switch (body.step) {
    case 'request':
      return { do: 'return_request', lines: body.lines, reason: body.reason }
    case 'accept':
      return { do: 'return_accept', lines: body.lines }
    case 'refuse':
      return { do: 'return_refuse', reason: body.reason }
  }
}

/** Money that goes back to customers. */
export function refundRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handleWrite(
    routes,
    audit,
    refundOrderEndpoint,
    async ({ params: { number }, body, idempotencyKey: key }, who, note) => {
      const about = { subject: number, asked: body, once: key }
      // Before anything moves: when the answer is lost, or this process dies, the log still knows who asked for it.
      await note({ action: 'order_refund_begin', ...about })
      const { refund } = await cartCheckout.call(internalRefundEndpoint, { ...body, number, key, who })
      const before = { refunded_so_far: body.refunded_so_far }
      const answer = () => cartCheckout.call(internalFullOrderEndpoint, { number })
      return { answer, change: { action: 'order_refund', ...about, before, after: refund } }
    },
  )
  return routes
}
