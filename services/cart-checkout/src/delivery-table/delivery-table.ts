import type { deliveryMethods } from '@shop/contracts/delivery/delivery'
import type { Text } from '@shop/contracts/texts/text'
import { type DeliveryRate, MISSING_WEIGHT_KG } from '@shop/pricing/delivery-price'

/** What staff set about delivery besides the tariffs. */
export type DeliveryTerms = {
  /** Kopiyky of the goods from which a method in Ukraine is free; a method without one never is. */
  free_from_uah: Partial<Record<(typeof deliveryMethods)[number], number>>
  /** Ask the carrier what it takes, instead of the table. */
  live_price: boolean
  /** Kilograms that an article without a weight is taken to weigh. */
  default_weight_kg: number
  /** The shop pays for the first parcel of an exchange for another size; tables that were saved before say nothing of it: it does. */
  shop_pays_exchange?: boolean
}

export function paysExchange({ shop_pays_exchange = true }: DeliveryTerms): boolean {
  return shop_pays_exchange
}

/** All that delivery costs and where it goes. Staff save it as a whole, so nobody meets half of a change. */
export type DeliveryTable = {
  rows: DeliveryRate[]
  services: DeliveryService[]
  zones: DeliveryZone[]
  terms: DeliveryTerms
}

/** Until staff set something, nothing is free and the table counts. */
export const noTerms: DeliveryTerms = { free_from_uah: {}, live_price: false, default_weight_kg: MISSING_WEIGHT_KG }

/** A carrier to other countries, and the days its parcels travel. */
export type DeliveryService = { slug: string; title: Text; daysMin: number; daysMax: number }

/** A carrier goes to a country only when a row says so; the zone finds its tariff. */
export type DeliveryZone = { country: string; service: string; zone: string }
