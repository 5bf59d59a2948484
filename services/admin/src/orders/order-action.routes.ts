import type { BodyOf, Endpoint } from '@shop/contracts/endpoint'
import { type StaffAction, staffActionSchema } from '@shop/contracts/staff/order-actions'
import {
  internalOrderActionEndpoint,
  orderActionEndpoints,
  returnsEndpoint,
  updateCommentEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/staff-order-actions'
import type { FullOrder } from '@shop/contracts/staff/staff-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Call } from '@shop/service-kit/calls/call'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../staff/audit-log.ts'

type OwnEndpoint = Endpoint<{ number: string }, unknown, object, { order: FullOrder }>

/** Actions of staff on orders. The checkout knows the rules; this service records who did what. */
export function orderActionRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  async function take(call: Call, number: string, step: StaffAction): Promise<{ order: FullOrder }> {
    const who = call.staff().login
    const { before, order } = await cartCheckout.call(internalOrderActionEndpoint, { number, who, step })
    const { order_status, payment_status, comment } = order
    const after = { order_status, payment_status, comment }
    const { do: action, ...asked } = step
    await audit.record({
      who,
      action: `order_${action}`,
      address: call.auditAddress,
      subject: number,
      asked,
      before,
      after,
    })
    return { order }
  }

  for (const [name, endpoint] of Object.entries<OwnEndpoint>(orderActionEndpoints))
    handle(routes, endpoint, call => {
      // A key is only kept by the action that counts once for each.
      const step = { do: name, key: `staff ${call.idempotencyKey}`, ...call.body }
      return take(call, call.params.number, staffActionSchema.parse(step))
    })
  handle(routes, returnsEndpoint, call => take(call, call.params.number, returnStep(call.body)))
  handle(routes, updatePaymentEndpoint, call => {
    const { order, is_paid } = call.query
    return take(call, order, { do: is_paid === '1' ? 'manual_paid' : 'manual_unpaid', reason: call.body.reason })
  })
  handle(routes, updateCommentEndpoint, call =>
    take(call, call.query.order, { do: 'comment', comment: call.query.comment }),
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
