import {
  type DeliveryForm,
  internalDeliveryEndpoint,
  internalSetDeliveryEndpoint,
  type StaffDelivery,
  setDeliveryEndpoint,
  staffDeliveryEndpoint,
} from '@shop/contracts/staff/staff-delivery'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** The delivery table for staff. It stays where delivery is priced. */
export function deliveryRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffDeliveryEndpoint, () => cartCheckout.call(internalDeliveryEndpoint, {}))
  handleWrite(routes, audit, setDeliveryEndpoint, async ({ body }, who) => {
    const { before, delivery } = await cartCheckout.call(internalSetDeliveryEndpoint, { ...body, who })
    const change = { action: 'delivery_change' as const, subject: 'delivery' }
    return { answer: { delivery }, change: { ...change, ...different(before, delivery) } }
  })
  return routes
}

const names = [
  'rows',
  'services',
  'zones',
  'free_from_uah',
  'default_weight_kg',
  'np_live_price',
] as const satisfies (keyof DeliveryForm)[]

/** Only the parts that changed: a hundred countries that stayed say nothing. */
function different(before: StaffDelivery, after: StaffDelivery) {
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (form: StaffDelivery) => Object.fromEntries(changed.map(name => [name, form[name]]))
  return { before: only(before), after: only(after) }
}
