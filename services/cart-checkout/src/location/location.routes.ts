import {
  allAreasEndpoint,
  allCountriesEndpoint,
  areaCitiesEndpoint,
  cityWarehousesEndpoint,
} from '@shop/contracts/delivery/location'
import { handle } from '@shop/service-kit/calls/handle'
import { type PreparedAnswer, prepareAnswer } from '@shop/service-kit/calls/prepared/prepared-answer'
import { createPreparedAnswers } from '@shop/service-kit/calls/prepared/prepared-answers'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'
import { countries } from './countries.ts'

/** Places to choose from. A large town has thousands of departments, so what was answered is kept until the places are others. */
export function addLocationRoutes(routes: Routes, directory: DeliveryDirectory): void {
  const answers = createPreparedAnswers()
  const answerPrepared = async (name: string, prepare: () => Promise<PreparedAnswer>) =>
    answers(`${await directory.version()} ${name}`, prepare)

  handle(routes, allCountriesEndpoint, () =>
    answers('countries', () => prepareAnswer(allCountriesEndpoint, { countries: [...countries] })),
  )
  handle(routes, allAreasEndpoint, () =>
    answerPrepared('areas', async () => prepareAnswer(allAreasEndpoint, { areas: await directory.areas() })),
  )
  handle(routes, areaCitiesEndpoint, ({ query: { 'area-ref': area } }) =>
    answerPrepared(`cities ${area}`, async () =>
      prepareAnswer(areaCitiesEndpoint, { cities: await directory.citiesOf(area) }),
    ),
  )
  handle(routes, cityWarehousesEndpoint, ({ query: { 'city-ref': city } }) =>
    answerPrepared(`warehouses ${city}`, async () =>
      prepareAnswer(cityWarehousesEndpoint, { warehouses: await directory.departmentsOf(city) }),
    ),
  )
}
