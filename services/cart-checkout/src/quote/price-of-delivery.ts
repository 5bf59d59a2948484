import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import type { Currency } from '@shop/money/money'
import { deliveryPrice } from '@shop/pricing/delivery-price'
import type { DeliveryTable } from '../delivery-table/delivery-table.ts'
import type { LivePrice } from '../ports/delivery-price/live-price.ts'
import { findRate } from '../rates/find-rate.ts'

export type DeliveryPriceDeps = { livePrice: LivePrice }

type Parcel = { currency: Currency; rate: number; goodsUah: number; weightKg: number; table: DeliveryTable }

/**
 * What bringing the goods there costs, in minor units of the currency; null while nothing is chosen.
 * @throws ShopError delivery_not_available when no tariff carries the parcel.
 */
export async function priceOfDelivery(
  deps: DeliveryPriceDeps,
  route: DeliveryRoute | null,
  { weightKg, table, ...terms }: Parcel,
): Promise<number | null> {
  if (!route) return null
  const row = findRate(table, route, weightKg)
  const { free_from_uah, live_price } = table.terms
  if (route.type === 'international') return deliveryPrice(row, terms)

  const { delivery_method_option: method, city } = route
  const freeFromUah = free_from_uah[method] ?? null
  const isFree = freeFromUah !== null && terms.goodsUah >= freeFromUah
  const size = { kg: Math.ceil(weightKg), valueUah: declaredValue(terms.goodsUah) }
  const parcel = method !== 'self' && city ? { city, method, ...size } : null
  const live = live_price && parcel && !isFree ? await deps.livePrice(parcel) : null
  return deliveryPrice(live === null ? row : { ...row, priceUah: live, priceEur: null }, { ...terms, freeFromUah })
}

/** 500 hryvnias, in kopiyky. Carriers take about half a percent of the value, so a step is two or three hryvnias of the price. */
const STEP = 50_000

/** What a parcel is declared to be worth, in kopiyky: the goods, up to the next step, so that carts of about the same value have one price. */
export function declaredValue(goodsUah: number): number {
  return Math.max(1, Math.ceil(goodsUah / STEP)) * STEP
}
