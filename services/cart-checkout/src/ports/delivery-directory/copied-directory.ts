import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import type { DeliveryDirectory } from './delivery-directory.ts'
import { ageOf, type DirectoryCopy, noCopy } from './directory-copy.repository.ts'

/** The carrier's places out of our own copy: the carrier may be away for days, and no customer waits for it. */
export function createCopiedDirectory(copies: DirectoryCopy, clock: Clock): DeliveryDirectory {
  /** @throws ShopError carrier_unavailable while the first copy is on its way. */
  async function getCopy(): Promise<string> {
    const copy = (await copies.state())?.copy
    if (!copy) throw new ShopError('carrier_unavailable', { seconds: 60 })
    return copy
  }
  return {
    version: getCopy,
    areas: async () => copies.areas(await getCopy()),
    citiesOf: async area => copies.citiesOf(await getCopy(), area),
    departmentsOf: async city => copies.departmentsOf(await getCopy(), city),
    area: async ref => copies.area(await getCopy(), ref),
    cityOf: async (area, ref) => copies.cityOf(await getCopy(), area, ref),
    departmentOf: async (city, ref) => copies.departmentOf(await getCopy(), city, ref),

    async state() {
      const state = (await copies.state()) ?? noCopy
      const { taken_at, failures } = state
      const age = ageOf(state, clock.now())
      const age_seconds = age === null ? null : Math.round(age / 1000)
      return { source: 'nova-poshta', taken_at: taken_at?.toISOString() ?? null, age_seconds, failures }
    },
  }
}
