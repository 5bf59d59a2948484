import { type Delivery, type DeliveryRoute, isTyped } from '@shop/contracts/delivery/delivery'
import type { BodyOf } from '@shop/contracts/endpoint'
import type { createOrderEndpoint } from '@shop/contracts/orders/orders'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { KnownCustomer } from '../clients/customers.ts'
import type { MadeByStaff } from '../order/order.ts'

export type OrderBody = BodyOf<typeof createOrderEndpoint>

/** Who orders, and the key that makes a repeated request the same order. */
export type OrderRequest = {
  body: OrderBody
  buyer: string
  client: ClientKey
  key: string
  /** Of all that was sent: a repeat under the key must be the same. */
  body_hash: string
  session: string | null
  /** Missing: the customer orders. */
  staff?: StaffTerms
}

/** What is special about an order that staff make; caps and limits on customers do not count for it. */
export type StaffTerms = {
  made_by_staff: MadeByStaff
  /** The account that it is for. */
  customer: KnownCustomer | null
  /** The discount that staff give, in percent; 0: none. */
  percent: number
  /** How long the items wait for the money. */
  reserve_ms: number
  /** The shop's own note. */
  comment: string
}

/** What its price depends on. The carrier knows no typed city: such a parcel costs what the shop's own table says. */
export function routeOf(delivery: Delivery): DeliveryRoute {
  if (!isTyped(delivery)) return delivery
  const { type, delivery_method_option } = delivery
  return { type, delivery_method_option }
}
