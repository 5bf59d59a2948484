import type { Address } from '@shop/contracts/customers/addresses'
import { internalAddressTextsEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import type { Text } from '@shop/contracts/texts/text'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Catalog } from '../clients/catalog.ts'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'
import { countryOf } from './countries.ts'

type Places = { directory: DeliveryDirectory; shops: Catalog['shops'] }
type Part = Text | string | null | undefined

/** Saved addresses as staff read them: what nobody knows any more, a department that was closed for one, is left out. */
export function addAddressTextCalls(calls: InternalCalls, places: Places): void {
  handleInternal(calls, internalAddressTextsEndpoint, async ({ addresses }) => ({
    texts: await Promise.all(addresses.map(async address => joinParts(await partsOf(places, address)))),
  }))
}

async function partsOf({ directory, shops }: Places, { type, delivery }: Address): Promise<Part[]> {
  if (type === 'international') {
    const { address, city, state, postal_code, country } = delivery
    return [address, city, state, postal_code, countryOf(country)?.title ?? country]
  }
  if (delivery.delivery_method === 'self') {
    const shop = (await shops()).find(({ id }) => id === delivery.self_delivery)
    return [{ uk: 'Самовивіз', en: 'Pick-up' }, shop?.city, shop?.address]
  }
  const [area, city] = await Promise.all([
    directory.area(delivery.area),
    directory.cityOf(delivery.area, delivery.city),
  ])
  if (delivery.delivery_method === 'courier')
    return [{ uk: 'Кур’єр', en: 'Courier' }, area?.title, city?.title, delivery.courier_delivery]
  const department = await directory.departmentOf(delivery.city, delivery.post_office)
  return [{ uk: 'Нова пошта', en: 'Nova Poshta' }, area?.title, city?.title, department?.title]
}

function joinParts(parts: readonly Part[]): Text {
  const known = parts.flatMap(part => part || [])
  const inLanguage = (language: keyof Text) =>
    known.map(part => (typeof part === 'string' ? part : part[language])).join(', ')
  return { uk: inLanguage('uk'), en: inLanguage('en') }
}
