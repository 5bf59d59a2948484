import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'

export const refSchema = z.string().check(z.regex(/^[0-9a-f-]{8,40}$/i, 'invalid'))

/** Two letters of ISO 3166, in whatever case they come. */
export const countryCodeSchema = z.string().check(
  z.overwrite(code => code.trim().toUpperCase()),
  z.regex(/^[A-Z]{2}$/, 'invalid'),
)

export const areaSchema = z.object({ ref: z.string(), title: textSchema })
export const citySchema = z.object({ ref: z.string(), area_ref: z.string(), title: textSchema })
export const warehouseSchema = z.object({
  ref: z.string(),
  number: z.string(),
  title: textSchema,
  type: z.enum(['branch', 'postomat']),
  /** The heaviest parcel that it takes; missing when the carrier names no limit. */
  max_kg: z.optional(z.number()),
})
export const countrySchema = z.object({ name: z.string(), tel_code: z.string(), flag: z.string(), title: textSchema })
export type Country = z.infer<typeof countrySchema>
export type Area = z.infer<typeof areaSchema>
export type City = z.infer<typeof citySchema>
export type Warehouse = z.infer<typeof warehouseSchema>

const read = { method: 'GET', access: 'public', sameForAll: true } as const

export const allCountriesEndpoint = defineEndpoint({
  ...read,
  path: '/api/location/all-countries',
  summary: 'Countries with dial codes and flags',
  result: z.object({ countries: z.array(countrySchema) }),
})
export const allAreasEndpoint = defineEndpoint({
  ...read,
  path: '/api/location/all-areas',
  summary: 'Areas (oblasts) of Ukraine that the carrier serves',
  result: z.object({ areas: z.array(areaSchema) }),
})
export const areaCitiesEndpoint = defineEndpoint({
  ...read,
  path: '/api/location/area-cities',
  summary: 'Cities of an area',
  query: z.object({ 'area-ref': refSchema }),
  result: z.object({ cities: z.array(citySchema) }),
})
export const cityWarehousesEndpoint = defineEndpoint({
  ...read,
  path: '/api/location/city-warehouses',
  summary: 'Departments of the carrier in a city',
  query: z.object({ 'city-ref': refSchema }),
  result: z.object({ warehouses: z.array(warehouseSchema) }),
})
