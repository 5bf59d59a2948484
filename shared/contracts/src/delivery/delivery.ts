import * as z from 'zod/mini'
import { line } from '../texts/text.ts'
import { countryCodeSchema, refSchema } from './location.ts'

export const deliveryMethods = ['post', 'courier', 'self'] as const

/** The short name of a carrier to other countries: `ukrposhta`, `nova-poshta`. */
export const deliveryServiceSchema = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'invalid'))

const type = z.literal('ukraine')

/** Chosen from the carrier's list, by its refs. */
const listed = { type, typed: z.optional(z.literal(false)), area: refSchema, city: refSchema }
/** Written by the shopper while there is no list to choose from, for staff to check. */
const typed = { type, typed: z.literal(true), area: line(100), city: line(100) }

const toDepartmentSchema = z.discriminatedUnion('typed', [
  z.object({ ...listed, delivery_method_option: z.literal('post'), post_office: refSchema }),
  z.object({ ...typed, delivery_method_option: z.literal('post'), post_office: line(120) }),
])
const byCourierSchema = z.discriminatedUnion('typed', [
  z.object({ ...listed, delivery_method_option: z.literal('courier'), courier_delivery: line(200) }),
  z.object({ ...typed, delivery_method_option: z.literal('courier'), courier_delivery: line(200) }),
])

const inUkraineSchema = z.discriminatedUnion('delivery_method_option', [
  toDepartmentSchema,
  byCourierSchema,
  z.object({
    type,
    delivery_method_option: z.literal('self'),
    self_delivery: line(50, 'required'),
  }),
])

const abroadSchema = z.object({
  type: z.literal('international'),
  country: countryCodeSchema,
  service: deliveryServiceSchema,
  state: line(100, 'required'),
  city: line(100, 'required'),
  address: line(200, 'required'),
  postal_code: line(12, 'required'),
})

/** Where an order goes (docs/rules.md, "Delivery"). */
export const deliverySchema = z.discriminatedUnion('type', [inUkraineSchema, abroadSchema])
export type Delivery = z.infer<typeof deliverySchema>
export type DeliveryAbroad = z.infer<typeof abroadSchema>
export type TypedDelivery = Extract<Delivery, { typed: true }>

/** Did the shopper write where in Ukraine it goes, instead of choosing it from the carrier's list? */
export function isTyped(delivery: Delivery): delivery is TypedDelivery {
  return 'typed' in delivery && delivery.typed === true
}

/** Only what the price of the delivery depends on. */
export const deliveryRouteSchema = z.discriminatedUnion('type', [
  // The city counts when the carrier itself is asked for its price.
  z.object({ type, delivery_method_option: z.enum(deliveryMethods), city: z.optional(refSchema) }),
  z.object({ type: z.literal('international'), country: countryCodeSchema, service: deliveryServiceSchema }),
])
export type DeliveryRoute = z.infer<typeof deliveryRouteSchema>
