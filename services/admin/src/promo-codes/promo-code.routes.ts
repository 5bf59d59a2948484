import {
  changePromoCodeEndpoint,
  internalChangePromoCodeEndpoint,
  internalNewPromoCodeEndpoint,
  internalPromoCodesEndpoint,
  newPromoCodeEndpoint,
  type PromoCodeForm,
  staffPromoCodesEndpoint,
  switchOffPromoCodeEndpoint,
} from '@shop/contracts/staff/staff-promo-codes'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Call } from '@shop/service-kit/calls/call'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../staff/audit-log.ts'

/** Promo codes for staff. They stay where they are used. */
export function promoCodeRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  async function change(call: Call<{ code: string }>, form: PromoCodeForm | null) {
    const { code } = call.params
    const who = call.staff().login
    const { before, promo_code } = await cartCheckout.call(internalChangePromoCodeEndpoint, { code, form })
    const action = form ? 'promo_code_change' : 'promo_code_switch_off'
    await audit.record({ who, action, address: call.auditAddress, subject: code, before, after: promo_code })
    return { promo_code }
  }

  handle(routes, staffPromoCodesEndpoint, () => cartCheckout.call(internalPromoCodesEndpoint, {}))
  handle(routes, newPromoCodeEndpoint, async ({ body, staff, auditAddress }) => {
    const who = staff().login
    const entered = await cartCheckout.call(internalNewPromoCodeEndpoint, body)
    await audit.record({
      who,
      action: 'promo_code_enter',
      address: auditAddress,
      subject: body.code,
      after: entered.promo_code,
    })
    return entered
  })
  handle(routes, changePromoCodeEndpoint, call => change(call, call.body))
  handle(routes, switchOffPromoCodeEndpoint, call => change(call, null))
  return routes
}
