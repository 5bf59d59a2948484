import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { NovaPoshtaAccount } from '../nova-poshta/nova-poshta-api.ts'
import { createCopiedDirectory } from './copied-directory.ts'
import type { CopiedPlaces } from './copied-places.ts'
import type { DeliveryDirectory } from './delivery-directory.ts'
import { createDemoDirectory } from './demo-directory.ts'
import type { DirectoryCopy } from './directory-copy.repository.ts'
import { toArea, toCity, toDepartment } from './nova-poshta-rows.ts'
import { gentlePace, type Pace, readPages } from './read-pages.ts'
import { refreshDirectory } from './refresh-directory.ts'

/** How Nova Poshta is asked. Without the city that parcels leave from it cannot tell its prices. */
export type NovaPoshta = NovaPoshtaAccount & { pace?: Pace; senderCity?: string }

type DirectoryDeps = {
  copies: DirectoryCopy
  clock: Clock
  log: Log
  /** Null: the demonstration's places. */
  novaPoshta: NovaPoshta | null
}

/** The directory that was configured, and what keeps it fresh. */
export function openDirectory({ novaPoshta, ...deps }: DirectoryDeps): {
  directory: DeliveryDirectory
  refresh: () => Promise<void>
} {
  if (!novaPoshta) return { directory: createDemoDirectory(), refresh: async () => undefined }
  const { pace = gentlePace } = novaPoshta
  const ask = () => novaPoshtaPlaces(novaPoshta, pace)
  return {
    directory: createCopiedDirectory(deps.copies, deps.clock),
    refresh: () => refreshDirectory({ ...deps, ask, random: Math.random }),
  }
}

/** All that Nova Poshta serves, asked one page after another. */
async function novaPoshtaPlaces(account: NovaPoshtaAccount, pace: Pace): Promise<CopiedPlaces> {
  const areas = await readPages({ account, pace, method: 'getAreas', toRow: toArea })
  const cities = await readPages({ account, pace, method: 'getCities', toRow: toCity })
  const departments = await readPages({ account, pace, method: 'getWarehouses', toRow: toDepartment })
  // A city without a department has nothing to choose from, and a department of no city cannot be chosen.
  const reached = new Set(departments.map(({ city_ref }) => city_ref))
  const served = cities.filter(({ ref }) => reached.has(ref))
  const known = new Set(served.map(({ ref }) => ref))
  return { areas, cities: served, departments: departments.filter(({ city_ref }) => known.has(city_ref)) }
}
