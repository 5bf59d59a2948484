import type { City, Warehouse } from '@shop/contracts/delivery/location'
import type { Text } from '@shop/contracts/texts/text'

/** Places as the carrier lists them, by our own names; `rank` puts them in order. */
export type CopiedArea = { ref: string; title: Text }
export type CopiedCity = City & { rank: number }
export type CopiedDepartment = Warehouse & { city_ref: string; rank: number }

export type CopiedPlaces = { areas: CopiedArea[]; cities: CopiedCity[]; departments: CopiedDepartment[] }

/** How many of each there are. */
export type PlaceCounts = Record<keyof CopiedPlaces, number>

/**
 * Would it be folly to serve this instead of what we have? A carrier that suddenly names half as many places is ill, and
 * customers would find their own department gone.
 */
export function isShrunk(now: PlaceCounts, before: PlaceCounts | null): boolean {
  if (now.areas === 0 || now.cities === 0 || now.departments === 0) return true
  if (!before) return false
  return now.cities < before.cities / 2 || now.departments < before.departments / 2
}
