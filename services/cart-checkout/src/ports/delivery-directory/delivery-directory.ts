import type { Area, City, Warehouse } from '@shop/contracts/delivery/location'

/** Where the places come from, and how old our copy is. */
export type DirectoryState = {
  source: 'demo' | 'nova-poshta'
  /** Null while there is no copy, and for the demonstration, which has none. */
  taken_at: string | null
  age_seconds: number | null
  /** Tries that failed since. */
  failures: number
}

/** The carrier's own list of places in Ukraine. Refs are the carrier's. What is not found there is null. */
export type DeliveryDirectory = {
  /** While it is the same, so are all the places. */
  version(): Promise<string>
  areas(): Promise<Area[]>
  citiesOf(area_ref: string): Promise<City[]>
  departmentsOf(city_ref: string): Promise<Warehouse[]>
  area(ref: string): Promise<Area | null>
  cityOf(area_ref: string, ref: string): Promise<City | null>
  departmentOf(city_ref: string, ref: string): Promise<Warehouse | null>
  /** Whose places these are, and how old. */
  state(): Promise<DirectoryState>
}
