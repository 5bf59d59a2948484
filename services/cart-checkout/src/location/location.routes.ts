import {
  allAreasEndpoint,
  allCountriesEndpoint,
  areaCitiesEndpoint,
  cityWarehousesEndpoint,
} from '@shop/contracts/delivery/location'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'
import { countries } from './countries.ts'

export function locationRoutes(routes: Routes, directory: DeliveryDirectory): void {
  handle(routes, allCountriesEndpoint, async () => ({ countries: [...countries] }))
  handle(routes, allAreasEndpoint, async () => ({ areas: await directory.areas() }))
  handle(routes, areaCitiesEndpoint, async ({ query }) => ({ cities: await directory.citiesOf(query['area-ref']) }))
  handle(routes, cityWarehousesEndpoint, async ({ query }) => ({
    warehouses: await directory.departmentsOf(query['city-ref']),
  }))
}
