import type { Country } from '@shop/contracts/delivery/location'
import list from './countries.json' with { type: 'json' }

/**
 * Every country of ISO 3166, Ukraine too, except Russia and Belarus; `name` is the two-letter code. Made from the names of
 * i18n-iso-countries and the dial codes of libphonenumber-js (both MIT).
 */
export const countries: readonly Country[] = list

const byCode = new Map(countries.map(country => [country.name, country]))

export function countryOf(code: string): Country | null {
  return byCode.get(code) ?? null
}
