import type { Delivery } from '@shop/contracts/delivery/delivery'

/** How long the chosen carrier needs to a country, as it was said when the order was placed. */
export type Transit = { country: string; service: string; days_min: number; days_max: number }

/** Days on the way abroad; null for an order that stays in Ukraine, or goes another way than was said. */
export function transitOf({ delivery, transit }: { delivery: Delivery; transit?: Transit }): Transit | null {
  if (!transit || delivery.type !== 'international') return null
  return transit.country === delivery.country && transit.service === delivery.service ? transit : null
}
