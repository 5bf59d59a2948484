import { type Delivery, type DeliveryRoute, isTyped } from '@shop/contracts/delivery/delivery'
import type { BodyOf } from '@shop/contracts/endpoint'
import type { createOrderEndpoint } from '@shop/contracts/orders/orders'
import type { ClientKey } from '@shop/service-kit/auth/client-key'

export type OrderBody = BodyOf<typeof createOrderEndpoint>

/** Who orders, and the key that makes a repeated request the same order. */
export type OrderRequest = {
  body: OrderBody
  buyer: string
  client: ClientKey
  key: string
  session: string | null
}

/** What its price depends on. The carrier knows no typed city: such a parcel costs what the shop's own table says. */
export function routeOf(delivery: Delivery): DeliveryRoute {
  if (!isTyped(delivery)) return delivery
  const { type, delivery_method_option } = delivery
  return { type, delivery_method_option }
}
