import type { TypedDelivery } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'
import { asTyped, joined, wrongPlace } from './delivery-texts.ts'

/**
 * Where the shopper wrote that it goes, as one line. A typed address counts only while there is no list at all: it is asked here, for
 * each such order, with the very question whose failure made the form show text fields. A copy that was taken once is never
 * given up, so from then on nobody gets round the check of places by calling an address typed, whatever the browser sends;
 * and a database that does not answer is no missing list. Whoever began to write before the first copy came has to choose
 * after all: an address that the carrier knows is worth that, and it happens once in the life of a shop.
 * @throws ShopError validation `list_is_back`
 */
export async function typedDeliveryText(directory: DeliveryDirectory, delivery: TypedDelivery): Promise<Text> {
  if (await hasPlaces(directory)) throw wrongPlace('area', 'list_is_back')
  const town = [asTyped(delivery.area), asTyped(delivery.city)]
  return delivery.delivery_method_option === 'courier'
    ? joined({ uk: 'Кур’єр Нової пошти', en: 'Nova Poshta courier' }, ...town, asTyped(delivery.courier_delivery))
    : joined({ uk: 'Нова пошта', en: 'Nova Poshta' }, ...town, departmentName(delivery.post_office))
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
