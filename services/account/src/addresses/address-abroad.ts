import type { DeliveryInEurope } from '@shop/contracts/customers/profile'
import { countryCodes } from '@shop/contracts/delivery/country-codes'
import { invalid } from '@shop/service-kit/calls/fields'

/**
 * Any country of ISO 3166 but Russia and Belarus (docs/rules.md, "Accounts"). Whether a carrier goes there is judged with
 * the order: it changes, and an account stays.
 * @throws ShopError validation at the country below `field`.
 */
export function refuseUnknownCountry(address: DeliveryInEurope | null | undefined, field: string): void {
  if (address && !countryCodes.has(address.country)) throw invalid(`${field}.country`, 'invalid')
}
