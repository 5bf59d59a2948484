import type { Shop } from '@shop/contracts/catalog/shops'
import { type Delivery, type DeliveryAbroad, isTyped, type TypedDelivery } from '@shop/contracts/delivery/delivery'
import type { Area } from '@shop/contracts/delivery/location'
import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import type { DeliveryService } from '../delivery-table/delivery-table.ts'
import { countryOf } from '../location/countries.ts'
import type { Transit } from '../order/transit.ts'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'

export type DeliveryPlaces = {
  directory: DeliveryDirectory
  shops: () => Promise<Shop[]>
  carriersTo: (country: string) => Promise<DeliveryService[]>
}

/** A place as one line, and the heaviest parcel that it takes if it has a limit. */
export type Destination = { text: Text; max_kg?: number | undefined; transit?: Transit }

/**
 * Where the order goes. What was chosen must belong together: a city to its area, a department to its city, a
 * carrier to the country it goes to.
 * @throws ShopError validation naming the field that does not.
 */
export async function destinationOf(places: DeliveryPlaces, delivery: Delivery): Promise<Destination> {
  if (delivery.type === 'international') return destinationAbroad(places, delivery)
  if (delivery.delivery_method_option === 'self') {
    const shop = (await places.shops()).find(({ id }) => id === delivery.self_delivery)
    if (!shop) throw wrongPlace('self_delivery')
    return { text: joinTexts({ uk: 'Самовивіз', en: 'Pick-up' }, shop.city, shop.address) }
  }
  const { directory } = places
  if (isTyped(delivery)) return { text: await typedDeliveryText(directory, delivery) }
  const area = await directory.area(delivery.area)
  if (!area) throw wrongPlace('area')
  const city = await directory.cityOf(area.ref, delivery.city)
  if (!city) throw wrongPlace('city')
  if (delivery.delivery_method_option === 'courier') {
    const address = asTyped(delivery.courier_delivery)
    return {
      text: joinTexts({ uk: 'Кур’єр Нової пошти', en: 'Nova Poshta courier' }, areaName(area), city.title, address),
    }
  }
  const department = await directory.departmentOf(city.ref, delivery.post_office)
  if (!department) throw wrongPlace('post_office')
  const text = joinTexts({ uk: 'Нова пошта', en: 'Nova Poshta' }, areaName(area), city.title, department.title)
  return { text, max_kg: department.max_kg }
}

async function destinationAbroad({ carriersTo }: DeliveryPlaces, delivery: DeliveryAbroad): Promise<Destination> {
  const country = countryOf(delivery.country)
  const carriers = country ? await carriersTo(country.name) : []
  if (!country || carriers.length === 0) throw wrongPlace('country')
  const carrier = carriers.find(({ slug }) => slug === delivery.service)
  if (!carrier) throw wrongPlace('service')
  const { address, city, state, postal_code } = delivery
  const { title, slug, daysMin, daysMax } = carrier
  return {
    text: joinTexts(title, asTyped(address), asTyped(city), asTyped(state), asTyped(postal_code), country.title),
    transit: { country: delivery.country, service: slug, days_min: daysMin, days_max: daysMax },
  }
}

/** The carrier lists areas by an adjective alone; the one republic among them has its full name. */
function areaName({ title }: Area): Text {
  return title.uk.endsWith('ька') ? { uk: `${title.uk} обл.`, en: `${title.en} region` } : title
}

/** What a shopper wrote is the same in both languages. */
function asTyped(text: string): Text {
  return { uk: text, en: text }
}

function joinTexts(...parts: Text[]): Text {
  return { uk: parts.map(({ uk }) => uk).join(', '), en: parts.map(({ en }) => en).join(', ') }
}

export function wrongPlace(field: string, code = 'invalid'): ShopError {
  return new ShopError('validation', { fields: { [`delivery.${field}`]: code } })
}

/**
 * Where the shopper wrote that it goes, as one line. A typed address counts only while there is no list at all: it is asked here, for
 * each such order, with the very question whose failure made the form show text fields. A copy that was taken once is never
 * given up, so from then on nobody gets round the check of places by calling an address typed, whatever the browser sends;
 * and a database that does not answer is no missing list. A customer who began to write before the first copy came has to choose
 * after all: an address that the carrier knows is worth that, and it happens once in the life of a shop.
 * @throws ShopError validation `list_is_back`
 */
async function typedDeliveryText(directory: DeliveryDirectory, delivery: TypedDelivery): Promise<Text> {
  if (await hasPlaces(directory)) throw wrongPlace('area', 'list_is_back')
  const town = [asTyped(delivery.area), asTyped(delivery.city)]
  return delivery.delivery_method_option === 'courier'
    ? joinTexts({ uk: 'Кур’єр Нової пошти', en: 'Nova Poshta courier' }, ...town, asTyped(delivery.courier_delivery))
    : joinTexts({ uk: 'Нова пошта', en: 'Nova Poshta' }, ...town, departmentName(delivery.post_office))
}

async function hasPlaces(directory: DeliveryDirectory): Promise<boolean> {
  try {
    return (await directory.areas()).length > 0
  } catch (error) {
    if (error instanceof ShopError && error.code === 'carrier_unavailable') return false
    throw error
  }
}

/** A bare number would look like that of a house. */
function departmentName(typed: string): Text {
  const [, number] = /^(?:№|#)?\s*(\d+)$/.exec(typed) ?? []
  return number ? { uk: `Відділення № ${number}`, en: `Department No. ${number}` } : asTyped(typed)
}
