import {
  deliveryCountriesEndpoint,
  deliveryPriceEndpoint,
  deliveryServicesEndpoint,
} from '@shop/contracts/delivery/international-delivery'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { countries } from '../location/countries.ts'
import type { InternationalRepository } from './international.repository.ts'
import { type PriceAbroadDeps, priceAbroad } from './price-abroad.ts'

type InternationalDeps = PriceAbroadDeps & { international: InternationalRepository }

export function internationalRoutes(routes: Routes, deps: InternationalDeps): void {
  const { international } = deps

  handle(routes, deliveryCountriesEndpoint, async () => {
    const served = new Set(await international.countries())
    const reached = countries.filter(({ name }) => served.has(name))
    return { countries: reached.map(({ name, title, flag }) => ({ code: name, title, flag })) }
  })

  handle(routes, deliveryServicesEndpoint, async ({ params }) => {
    const services = await international.servicesTo(params.code)
    return {
      services: services.map(({ slug, title, daysMin, daysMax }) => ({
        slug,
        title,
        days_min: daysMin,
        days_max: daysMax,
      })),
    }
  })

  handle(routes, deliveryPriceEndpoint, async ({ body }) => ({ data: await priceAbroad(deps, body) }))
}
