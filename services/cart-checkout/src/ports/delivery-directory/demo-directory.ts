import { areas } from '@shop/demo-data/delivery-directory/areas'
import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'
import type { DeliveryDirectory } from './delivery-directory.ts'

/** A directory for trying the shop without the carrier: towns are real, departments are invented. */
export function createDemoDirectory(): DeliveryDirectory {
  const all = areas.map(({ ref, title }) => ({ ref, title }))
  const citiesBy = Map.groupBy(cities, ({ area_ref }) => area_ref)
  const departmentsBy = Map.groupBy(departments, ({ city_ref }) => city_ref)

  const citiesOf = (area: string) =>
    (citiesBy.get(area) ?? []).map(({ ref, area_ref, title }) => ({ ref, area_ref, title }))
  const departmentsOf = (city: string) =>
    (departmentsBy.get(city) ?? []).map(({ ref, number, title, type, max_weight_kg: max_kg }) => ({
      ref,
      number,
      title,
      type,
      max_kg,
    }))
  return {
    version: async () => 'demo',
    areas: async () => all,
    citiesOf: async area => citiesOf(area),
    departmentsOf: async city => departmentsOf(city),
    area: async ref => all.find(area => area.ref === ref) ?? null,
    cityOf: async (area, ref) => citiesOf(area).find(city => city.ref === ref) ?? null,
    departmentOf: async (city, ref) => departmentsOf(city).find(department => department.ref === ref) ?? null,
    state: async () => ({ source: 'demo', taken_at: null, age_seconds: null, failures: 0 }),
  }
}
