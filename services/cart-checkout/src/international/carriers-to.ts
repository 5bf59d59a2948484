import type { DeliveryService, DeliveryTable } from '../delivery-table/delivery-table.ts'

/** Codes of the countries that somebody goes to. */
export function countriesReached({ zones }: DeliveryTable): ReadonlySet<string> {
  return new Set(zones.map(({ country }) => country))
}

/** The quickest first. */
export function carriersTo({ zones, services }: DeliveryTable, country: string): DeliveryService[] {
  const going = new Set(zones.flatMap(zone => (zone.country === country ? zone.service : [])))
  return services
    .filter(({ slug }) => going.has(slug))
    .toSorted((one, other) => one.daysMin - other.daysMin || (one.slug < other.slug ? -1 : 1))
}
