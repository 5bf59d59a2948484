import type { NovaPoshtaAccount } from '../nova-poshta/nova-poshta-api.ts'
import type { CopiedPlaces } from './copied-places.ts'
import { toArea, toCity, toDepartment } from './nova-poshta-rows.ts'
import { type Pace, readPages } from './read-pages.ts'

/** All that Nova Poshta serves, asked one page after another. */
export async function novaPoshtaPlaces(account: NovaPoshtaAccount, pace: Pace): Promise<CopiedPlaces> {
  const areas = await readPages({ account, pace, method: 'getAreas', toRow: toArea })
  const cities = await readPages({ account, pace, method: 'getCities', toRow: toCity })
  const departments = await readPages({ account, pace, method: 'getWarehouses', toRow: toDepartment })
  // A city without a department has nothing to choose from, and a department of no city cannot be chosen.
  const reached = new Set(departments.map(({ city_ref }) => city_ref))
  const served = cities.filter(({ ref }) => reached.has(ref))
  const known = new Set(served.map(({ ref }) => ref))
  return { areas, cities: served, departments: departments.filter(({ city_ref }) => known.has(city_ref)) }
}
