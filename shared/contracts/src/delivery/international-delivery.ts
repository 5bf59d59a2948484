import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'
import { deliveryServiceSchema } from './delivery.ts'
import { countryCodeSchema } from './location.ts'

const path = '/api/cart/checkout/international-delivery'

/** How long a parcel travels, in days from the day it leaves. */
const days = { days_min: z.int(), days_max: z.int() }

const deliveryServiceViewSchema = z.object({ slug: z.string(), title: textSchema, ...days })
export type DeliveryServiceView = z.infer<typeof deliveryServiceViewSchema>

const deliveryCountrySchema = z.object({ code: z.string(), title: textSchema, flag: z.string() })

export const deliveryCountriesEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/countries`,
  summary: 'Countries that at least one carrier brings our parcels to',
  access: 'public',
  sameForAll: true,
  result: z.object({ countries: z.array(deliveryCountrySchema) }),
})
export const deliveryServicesEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/country/by-code/:code/delivery-services`,
  summary: 'Carriers to a country, with the days they need',
  access: 'public',
  sameForAll: true,
  params: z.object({ code: countryCodeSchema }),
  result: z.object({ services: z.array(deliveryServiceViewSchema) }),
})
export const deliveryPriceEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/calculate-price-delivery`,
  summary: 'What a carrier takes for a parcel of this weight (kg) to a country',
  onlyReads: true,
  access: 'public',
  body: z.object({
    country_code: countryCodeSchema,
    service: deliveryServiceSchema,
    weight: z.number().check(z.minimum(0.001, 'invalid'), z.maximum(1000, 'invalid')),
    currency: currencySchema,
  }),
  result: z.object({ data: z.object({ price: z.number(), currency: currencySchema, ...days }) }),
})
