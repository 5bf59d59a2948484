import type { DeliveryRoute } from '@shop/contracts/delivery'
import type { DeliveryMethod } from './checkout-form.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** What the price of the delivery depends on; null while no carrier abroad is chosen. */
export function useDeliveryRoute({ watch }: CheckoutForm): DeliveryRoute | null {
  const type = watch('delivery_type')
  const [method, city] = watch(['ukraine.delivery_method_option', 'ukraine.city'])
  const [country, service] = watch(['abroad.country', 'abroad.service'])
  if (type === 'ukraine') return routeInUkraine(method, city)
  return country && service ? { type, country, service } : null
}

/** From the same shop everybody takes the parcel away at the same price. */
export function routeInUkraine(method: DeliveryMethod, city: string): DeliveryRoute {
  const route = { type: 'ukraine', delivery_method_option: method } as const
  return city && method !== 'self' ? { ...route, city } : route
}
