import type { Text } from '@shop/contracts/texts/text'

/** A carrier to other countries, and the days its parcels travel. */
export type DeliveryService = { slug: string; title: Text; daysMin: number; daysMax: number }

/** A carrier goes to a country only when a row says so; the zone finds its tariff. */
export type DeliveryZone = { country: string; service: string; zone: string }
