import type { Area, City, DirectoryState, Warehouse } from '@shop/contracts/location'

/** The carrier's own list of places in Ukraine. Refs are the carrier's. */
export type DeliveryDirectory = {
  areas(): Promise<Area[]>
  citiesOf(area_ref: string): Promise<City[]>
  departmentsOf(city_ref: string): Promise<Warehouse[]>
  /** Whose places these are, and how old. */
  state(): Promise<DirectoryState>
}
