import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { useEndpoint } from '@shop/shell/query'
import type { DeliveryMethod } from '../form/checkout-form.ts'

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
