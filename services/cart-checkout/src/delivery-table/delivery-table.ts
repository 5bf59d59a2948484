import type { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { type DeliveryRate, MISSING_WEIGHT_KG } from '@shop/pricing/delivery-price'
import type { DeliveryService, DeliveryZone } from './delivery-service.ts'

/** What staff set about delivery besides the tariffs. */
export type DeliveryTerms = {
  /** Kopiyky of the goods from which a method in Ukraine is free; a method without one never is. */
  free_from_uah: Partial<Record<(typeof deliveryMethods)[number], number>>
  /** Ask the carrier what it takes, instead of the table. */
  live_price: boolean
  /** Kilograms that an article without a weight is taken to weigh. */
  default_weight_kg: number
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
