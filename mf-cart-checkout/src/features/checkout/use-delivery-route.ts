import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { type DeliveryRoute, deliveryMethods } from '@shop/contracts/delivery/delivery'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { useEndpoint } from '@shop/shell/query'
import type { DeliveryMethod } from './form/checkout-form.ts'
import type { CheckoutForm } from './form/use-checkout-form.ts'

type WantedRoute = {
  /** What the price of the delivery depends on; null while no carrier abroad is chosen. */
  route: DeliveryRoute | null
  /** Before the shop has said which ways it has, a price might be asked that it refuses. */
  isKnown: boolean
}

export function useDeliveryRoute({ watch }: CheckoutForm): WantedRoute {
  const { methods, isKnown } = useOfferedDelivery()
  const type = watch('delivery_type')
  const method = watch('ukraine.delivery_method_option')
  const city = useChosenCity(watch)
  const [country, service] = watch(['abroad.country', 'abroad.service'])
  if (type === 'international') return { route: country && service ? { type, country, service } : null, isKnown: true }
  // The form takes the first one that is offered a moment later.
  const offered = methods.includes(method) ? method : methods[0]
  return { route: routeInUkraine(offered ?? method, city), isKnown }
}

/** The carrier knows no city that was typed: such a parcel costs what the shop's own table says. */
export function useChosenCity(watch: CheckoutForm['watch']): string {
  const [isTyped, city] = watch(['address_is_typed', 'ukraine.city'])
  return isTyped ? '' : city
}

/** From the same shop everybody takes the parcel away at the same price. */
export function routeInUkraine(method: DeliveryMethod, city: string): DeliveryRoute {
  const route = { type: 'ukraine', delivery_method_option: method } as const
  return city && method !== 'self' ? { ...route, city } : route
}

type OfferedDelivery = {
  methods: DeliveryMethod[]
  /** The shop has been asked: what is not offered now has no price, and none is asked. */
  isKnown: boolean
}

/** The ways that have a price; without a shop there is no pick-up. All of them while the table is not known, or has none. */
export function useOfferedDelivery(): OfferedDelivery {
  const shops = useEndpoint(allShopsEndpoint, {})
  const rates = useEndpoint(ratesEndpoint, { query: { type: 'post-office-delivery' } })
  const priced = new Set(rates.data?.rates.flatMap(rate => ('method' in rate ? rate.method : [])))
  const methods = deliveryMethods
    .filter(method => priced.size === 0 || priced.has(method))
    .filter(method => method !== 'self' || shops.data?.shops.length !== 0)
  // Offline, or refused, nothing more is on its way.
  return { methods, isKnown: !shops.isLoading && !rates.isLoading }
}
