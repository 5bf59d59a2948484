import { areas } from '@shop/demo-data/delivery-directory/areas'
import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'
import type { DeliveryDirectory } from './delivery-directory.ts'

/** A directory for trying the shop without the carrier: towns are real, departments are invented. */
export function createDemoDirectory(): DeliveryDirectory {
  const citiesOf = Map.groupBy(cities, ({ area_ref }) => area_ref)
  const departmentsOf = Map.groupBy(departments, ({ city_ref }) => city_ref)
  return {
    areas: async () => areas.map(({ ref, title }) => ({ ref, title })),
    citiesOf: async area => (citiesOf.get(area) ?? []).map(({ ref, area_ref, title }) => ({ ref, area_ref, title })),
    departmentsOf: async city =>
      (departmentsOf.get(city) ?? []).map(({ ref, number, title, type }) => ({ ref, number, title, type })),
    state: async () => ({ source: 'demo', taken_at: null, age_seconds: null, failures: 0, counts: null }),
  }
}
