import { internalRefundEndpoint } from '@shop/contracts/refunds'
import { refundOrderEndpoint } from '@shop/contracts/staff-order-steps'
import { internalFullOrderEndpoint } from '@shop/contracts/staff-orders'
import type { Guards } from '@shop/service-kit/guards'
import { handle } from '@shop/service-kit/handle'
import type { InternalClient } from '@shop/service-kit/internal-client'
import { createRoutes, type Routes } from '@shop/service-kit/routes'
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
