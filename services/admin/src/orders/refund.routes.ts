import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { refundOrderEndpoint } from '@shop/contracts/staff/staff-order-actions'
import { internalFullOrderEndpoint } from '@shop/contracts/staff/staff-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../staff/audit-log.ts'

/** Money that goes back to customers. */
export function refundRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handle(routes, refundOrderEndpoint, async ({ params: { number }, body, staff, auditAddress }) => {
    const who = staff().login
    const { refund } = await cartCheckout.call(internalRefundEndpoint, { ...body, number, who })
    await audit.record({
      who,
      action: 'order_refund',
      address: auditAddress,
      subject: number,
      asked: body,
      after: refund,
    })
    return cartCheckout.call(internalFullOrderEndpoint, { number })
  })
  return routes
}
