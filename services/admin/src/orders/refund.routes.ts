import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { internalFullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** Money that goes back to customers. */
export function refundRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handleWrite(routes, audit, refundOrderEndpoint, async ({ params: { number }, body }, who) => {
    const { refund } = await cartCheckout.call(internalRefundEndpoint, { ...body, number, who })
    const answer = () => cartCheckout.call(internalFullOrderEndpoint, { number })
    return { answer, change: { action: 'order_refund', subject: number, asked: body, after: refund } }
  })
  return routes
}
