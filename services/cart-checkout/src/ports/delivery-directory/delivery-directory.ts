import type { ResultOf } from '@shop/contracts/endpoint'
import type { Area, allCountriesEndpoint, City, Warehouse } from '@shop/contracts/location'

type Country = ResultOf<typeof allCountriesEndpoint>['countries'][number]

/** The carrier's own list of places. Refs are the carrier's. */
export type DeliveryDirectory = {
  /** Where a customer may live, with dial codes. */
  countries(): Promise<Country[]>
  areas(): Promise<Area[]>
  citiesOf(area_ref: string): Promise<City[]>
  departmentsOf(city_ref: string): Promise<Warehouse[]>
}
