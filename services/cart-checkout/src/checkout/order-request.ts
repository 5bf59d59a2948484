import { createHash } from 'node:crypto'
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

/** Tells a repeated request from another one under the same key, whatever order its names come in. */
export function bodyHash(body: OrderBody): string {
  return createHash('sha256').update(canonical(body)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const names = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${names
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(',')}}`
}
