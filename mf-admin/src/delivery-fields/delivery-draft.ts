import { type Delivery, type DeliveryRoute, isTyped } from '@shop/contracts/delivery/delivery'

export type DeliveryMethod = 'post' | 'courier' | 'self' | 'international'

/** Where an order goes, as it is filled in. */
export type DeliveryDraft = {
  method: DeliveryMethod
  place: { area: string; city: string; post_office: string; courier_delivery: string; self_delivery: string }
  abroad: { country: string; service: string; state: string; city: string; address: string; postal_code: string }
}

export const emptyDelivery: DeliveryDraft = {
  method: 'post',
  place: { area: '', city: '', post_office: '', courier_delivery: '', self_delivery: '' },
  abroad: { country: '', service: '', state: '', city: '', address: '', postal_code: '' },
}

/** The form filled in with where an order goes; what was typed while there was no list has to be chosen. */
export function deliveryDraftOf(delivery: Delivery): DeliveryDraft {
  const { place, abroad } = emptyDelivery
  if (delivery.type === 'international') {
    const { type: method, ...address } = delivery
    return { method, place, abroad: { ...abroad, ...address } }
  }
  const { delivery_method_option: method } = delivery
  if (isTyped(delivery)) return { ...emptyDelivery, method }
  const { type: _, delivery_method_option: __, ...chosen } = delivery
  return { method, place: { ...place, ...chosen }, abroad }
}

/** What the price of the delivery depends on; null while it is not chosen. */
export function routeOf({ method, place, abroad }: DeliveryDraft): DeliveryRoute | null {
  if (method === 'international') {
    const { country, service } = abroad
    return country && service ? { type: 'international', country, service } : null
  }
  const route = { type: 'ukraine', delivery_method_option: method } as const
  return method !== 'self' && place.city ? { ...route, city: place.city } : route
}

/** The delivery as it is sent, as far as it is filled in: the contract says what is missing. */
export function deliveryOf({ method, place, abroad }: DeliveryDraft): Delivery {
  const { area, city, post_office, courier_delivery, self_delivery } = place
  switch (method) {
    case 'post':
      return { type: 'ukraine', delivery_method_option: method, area, city, post_office }
    case 'courier':
      return { type: 'ukraine', delivery_method_option: method, area, city, courier_delivery }
    case 'self':
      return { type: 'ukraine', delivery_method_option: method, self_delivery }
    case 'international':
      return { type: method, ...abroad }
  }
}
