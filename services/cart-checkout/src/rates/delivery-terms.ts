import type { deliveryMethods } from '@shop/contracts/delivery'

/** What staff set about delivery in Ukraine besides the tariffs. */
export type DeliveryTerms = {
  /** Kopiyky of the goods from which a method is free; a method without one never is. */
  free_from_uah: Partial<Record<(typeof deliveryMethods)[number], number>>
  /** Ask the carrier what it takes, instead of the table. */
  live_price: boolean
}

export const noTerms: DeliveryTerms = { free_from_uah: {}, live_price: false }
