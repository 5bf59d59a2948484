import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { type DeliveryRate, findDeliveryRate } from '@shop/pricing/delivery-price'
import type { DeliveryTable } from '../delivery-table/delivery-table.ts'

/** Where the tariffs of a method in Ukraine come from. */
export const ukrainianService = { post: 'nova-poshta', courier: 'nova-poshta', self: 'shop' } as const
export const UKRAINE = 'UA'
const ABROAD = 'international'

/**
 * The row of the tariff table that carries a parcel of this weight there.
 * @throws ShopError delivery_not_available when none does: an unknown price is never 0.
 */
export function findRate(table: DeliveryTable, route: DeliveryRoute, weightKg: number): DeliveryRate {
  const tariff = tariffOf(table, route)
  const row = tariff && findDeliveryRate(table.rows, { ...tariff, weightKg })
  if (!row) throw new ShopError('delivery_not_available', routeNameOf(route))
  return row
}

function tariffOf({ zones }: DeliveryTable, route: DeliveryRoute) {
  if (route.type === 'ukraine') {
    const method = route.delivery_method_option
    return { service: ukrainianService[method], zone: UKRAINE, method }
  }
  const { country, service } = route
  const found = zones.find(zone => zone.country === country && zone.service === service)
  return found ? { service, zone: found.zone, method: ABROAD } : null
}

/** An order's whole delivery may come here: its address stays out of what is answered and logged. */
function routeNameOf(route: DeliveryRoute) {
  if (route.type === 'ukraine') return { method: route.delivery_method_option }
  return { country: route.country, service: route.service }
}
