import type { Text } from '@shop/contracts/text'
import list from './countries.json' with { type: 'json' }

/** `name` is the two-letter code of ISO 3166. */
type DemoCountry = { name: string; tel_code: string; flag: string; title: Text }

/** Every country of ISO 3166, Ukraine too, except Russia and Belarus. */
export const countries: DemoCountry[] = list
