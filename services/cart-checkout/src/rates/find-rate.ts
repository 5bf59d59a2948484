import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { type DeliveryRate, findDeliveryRate } from '@shop/pricing/delivery-price'
import type { RatesRepository } from './rates.repository.ts'

export type TariffDeps = {
  rates: Pick<RatesRepository, 'ofMethod'>
  /** The tariff zone of a country for a carrier; null where the carrier does not go. */
  international: { zoneOf(country: string, service: string): Promise<string | null> }
}

/** Where the tariffs of a method in Ukraine come from. */
export const ukrainianService = { post: 'nova-poshta', courier: 'nova-poshta', self: 'shop' } as const
export const UKRAINE = 'UA'
const ABROAD = 'international'

/**
 * The row of the tariff table that carries a parcel of this weight there.
 * @throws ShopError delivery_not_available when none does: an unknown price is never 0.
 */
export async function findRate(deps: TariffDeps, route: DeliveryRoute, weightKg: number): Promise<DeliveryRate> {
  const tariff = await tariffOf(deps, route)
  const table = tariff ? await deps.rates.ofMethod(tariff.zone, tariff.method) : []
  const row = tariff && findDeliveryRate(table, { ...tariff, weightKg })
  if (!row) throw new ShopError('delivery_not_available', routeNameOf(route))
  return row
}

async function tariffOf({ international }: TariffDeps, route: DeliveryRoute) {
  if (route.type === 'ukraine') {
    const method = route.delivery_method_option
    return { service: ukrainianService[method], zone: UKRAINE, method }
  }
  const { country, service } = route
  const zone = await international.zoneOf(country, service)
  return zone === null ? null : { service, zone, method: ABROAD }
}

/** An order's whole delivery may come here: its address stays out of what is answered and logged. */
function routeNameOf(route: DeliveryRoute) {
  if (route.type === 'ukraine') return { method: route.delivery_method_option }
  return { country: route.country, service: route.service }
}
