import {
  changePromoCodeEndpoint,
  internalChangePromoCodeEndpoint,
  internalNewPromoCodeEndpoint,
  internalPromoCodesEndpoint,
  newPromoCodeEndpoint,
  type PromoCodeForm,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
  switchOffPromoCodeEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite, type Written } from '../audit/handle-write.ts'

/** Promo codes for staff. They stay where they are used. */
export function promoCodeRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  async function change(code: string, form: PromoCodeForm | null): Promise<Written<{ promo_code: StaffPromoCode }>> {
    const { before, promo_code } = await cartCheckout.call(internalChangePromoCodeEndpoint, { code, form })
    const action = form ? 'promo_code_change' : 'promo_code_switch_off'
    return { answer: { promo_code }, change: { action, subject: code, before, after: promo_code } }
  }

  handle(routes, staffPromoCodesEndpoint, () => cartCheckout.call(internalPromoCodesEndpoint, {}))
  handleWrite(routes, audit, newPromoCodeEndpoint, async ({ body }) => {
    const answer = await cartCheckout.call(internalNewPromoCodeEndpoint, body)
    return { answer, change: { action: 'promo_code_enter', subject: body.code, after: answer.promo_code } }
  })
  handleWrite(routes, audit, changePromoCodeEndpoint, ({ params, body }) => change(params.code, body))
  handleWrite(routes, audit, switchOffPromoCodeEndpoint, ({ params }) => change(params.code, null))
  return routes
}
