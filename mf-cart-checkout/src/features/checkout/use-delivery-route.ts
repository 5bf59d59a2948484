import type { DeliveryRoute } from '@shop/contracts/delivery'
import type { CheckoutForm } from './use-checkout-form.ts'

/** What the price of the delivery depends on; null while no carrier abroad is chosen. */
export function useDeliveryRoute({ watch }: CheckoutForm): DeliveryRoute | null {
  const type = watch('delivery_type')
  const method = watch('ukraine.delivery_method_option')
  const [country, service] = watch(['abroad.country', 'abroad.service'])
  if (type === 'ukraine') return { type, delivery_method_option: method }
  return country && service ? { type, country, service } : null
}
