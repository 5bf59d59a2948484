import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import type { Address } from '@shop/contracts/customers/addresses'
import { allCountriesEndpoint } from '@shop/contracts/delivery/location'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { lasting, type Places, useCities, useDepartments } from './places.ts'

/** A kept address as one line, by the names of its places: the account keeps only what the carrier calls them. Null until they are here. */
export function useAddressText(address: Address): string | null {
  const { type, delivery } = address
  const { text } = useFormat()
  const { area, city, department, shop, country } = refsOf(address)
  const cities = useCities(area)
  const departments = useDepartments(department && city)
  const shops = useEndpoint(allShopsEndpoint, {}, { enabled: shop !== '' })
  const countries = useEndpoint(allCountriesEndpoint, {}, { ...lasting, enabled: country !== '' })
  if ([cities, departments, shops, countries].some(({ isLoading }) => isLoading)) return null

  if (type === 'international') {
    const { state, address, postal_code } = delivery
    const name = countries.data?.countries.find(({ name }) => name === country)?.title
    const region = state === delivery.city ? '' : state
    return joinParts(address, `${postal_code} ${delivery.city}`, region, name ? text(name) : country)
  }
  if (delivery.delivery_method === 'self') {
    const found = shops.data?.shops.find(({ id }) => id === shop)
    return found ? joinParts(text(found.city), text(found.address)) : ''
  }
  const place = delivery.delivery_method === 'post' ? labelOf(departments, department) : delivery.courier_delivery
  return joinParts(labelOf(cities, city), place)
}

const nowhere = { area: '', city: '', department: '', shop: '', country: '' }

function refsOf({ type, delivery }: Address): typeof nowhere {
  if (type === 'international') return { ...nowhere, country: delivery.country }
  if (delivery.delivery_method === 'self') return { ...nowhere, shop: delivery.self_delivery }
  const { area, city } = delivery
  return { ...nowhere, area, city, department: delivery.delivery_method === 'post' ? delivery.post_office : '' }
}

function labelOf({ items }: Places, ref: string): string {
  return items.find(({ id }) => id === ref)?.label ?? ''
}

function joinParts(...parts: string[]): string {
  return parts.filter(part => part !== '').join(', ')
}
