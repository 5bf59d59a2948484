import type { Address } from '@shop/contracts/customers/addresses'
import { type CheckoutValues, emptyForm } from '../form/checkout-form.ts'

type Delivery = Pick<CheckoutValues, 'delivery_type' | 'ukraine' | 'abroad'>
type Places = Pick<CheckoutValues, 'ukraine' | 'abroad'>

/** Is it an address for the way of delivery that is chosen? A shop to pick up from has a list of its own. */
export function fits({ type, delivery }: Address, { delivery_type, ukraine }: Delivery): boolean {
  if (type !== delivery_type) return false
  const method = ukraine.delivery_method_option
  return type === 'international' || (delivery.delivery_method === method && method !== 'self')
}

/** Do the fields say this address? */
export function isFilledIn({ type, delivery }: Address, { ukraine, abroad }: Places): boolean {
  if (type === 'international') return isWithin(delivery, abroad)
  const { delivery_method: _, ...fields } = delivery
  return isWithin(fields, ukraine)
}

/** The fields with the address; what belongs to another city or country goes. */
export function withAddress({ ukraine, abroad }: Places, { type, delivery }: Address): Places {
  if (type === 'international') {
    const service = delivery.country === abroad.country ? abroad.service : ''
    return { ukraine, abroad: { ...delivery, service } }
  }
  const { delivery_method: delivery_method_option, ...fields } = delivery
  const isThere = 'city' in fields && fields.city === ukraine.city
  const kept = isThere ? ukraine : { ...ukraine, post_office: '', courier_delivery: '' }
  return { abroad, ukraine: { ...kept, ...fields, delivery_method_option } }
}

/** The fields without an address, for another one. */
export function withoutAddress({ delivery_type, ukraine, abroad }: Delivery): Places {
  if (delivery_type === 'international') return { ukraine, abroad: emptyForm.abroad }
  const { delivery_method_option, self_delivery } = ukraine
  return { abroad, ukraine: { ...emptyForm.ukraine, delivery_method_option, self_delivery } }
}

/**
 * After another way of delivery was chosen: the address used last that fits, unless the fields say something that the customer has
 * chosen or typed.
 */
export function addressFor(addresses: readonly Address[], values: Delivery): Address | null {
  const { area, post_office, courier_delivery, delivery_method_option } = values.ukraine
  const last = addresses.find(address => fits(address, values))
  const own = delivery_method_option === 'courier' ? courier_delivery : post_office
  const isUntouched = area === '' || addresses.some(address => isPlace(address) && isFilledIn(address, values))
  return last && own === '' && isUntouched ? last : null
}

function isPlace({ type, delivery }: Address): boolean {
  return type === 'ukraine' && delivery.delivery_method !== 'self'
}

function isWithin(expected: Record<string, string>, fields: Record<string, string>): boolean {
  return Object.entries(expected).every(([name, text]) => fields[name]?.trim() === text)
}
