import {
  deliveryCountriesEndpoint,
  deliveryPriceEndpoint,
  deliveryServicesEndpoint,
} from '@shop/contracts/delivery/international-delivery'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import { countries } from '../location/countries.ts'
import { carriersTo, countriesReached } from './carriers-to.ts'
import { priceAbroad } from './price-abroad.ts'

export function addInternationalRoutes(routes: Routes, liveSettings: Pick<LiveSettings, 'current'>): void {
  handle(routes, deliveryCountriesEndpoint, async () => {
    const reached = countriesReached((await liveSettings.current()).delivery)
    const offered = countries.filter(({ name }) => reached.has(name))
    return { countries: offered.map(({ name, title, flag }) => ({ code: name, title, flag })) }
  })

  handle(routes, deliveryServicesEndpoint, async ({ params }) => {
    const services = carriersTo((await liveSettings.current()).delivery, params.code)
    return {
      services: services.map(({ slug, title, daysMin, daysMax }) => ({
        slug,
        title,
        days_min: daysMin,
        days_max: daysMax,
      })),
    }
  })

  handle(routes, deliveryPriceEndpoint, async ({ body }) => ({
    data: priceAbroad(await liveSettings.current(), body),
  }))
}
