import * as z from 'zod/mini'
import { deliveryMethods, deliveryServiceSchema } from '../delivery/delivery.ts'
import { countryCodeSchema } from '../delivery/location.ts'
import { defineEndpoint } from '../endpoint.ts'
import { lineInBoth } from '../texts/text.ts'
import { changedSchema, revisionSchema } from './revision.ts'

export const tariffMethods = [...deliveryMethods, 'international'] as const
export type TariffMethod = (typeof tariffMethods)[number]

/** The short name of countries with one tariff: `EU`; `UA` is Ukraine. */
const zone = z.string('zone_invalid').check(z.trim(), z.regex(/^[A-Z0-9-]{2,20}$/, 'zone_invalid'))

/** Kilograms to the gram: finer steps than a carrier's scales would never be met. */
const kilograms = z.number('weight_invalid').check(
  z.minimum(0.001, 'weight_invalid'),
  z.maximum(1000, 'weight_invalid'),
  z.refine(kg => Math.round(kg * 1000) / 1000 === kg, 'weight_invalid'),
)
const hryvnias = (max: number) =>
  z
    .number('sum_invalid')
    .check(z.minimum(0, 'sum_invalid'), z.maximum(max, 'sum_invalid'), z.refine(Number.isInteger, 'whole_hryvnias'))
const euros = z.number('sum_invalid').check(
  z.minimum(0, 'sum_invalid'),
  z.maximum(10_000, 'sum_invalid'),
  z.refine(sum => Math.round(sum * 100) / 100 === sum, 'two_decimals'),
)
const days = z.int('days_invalid_count').check(z.minimum(1, 'days_invalid_count'), z.maximum(365, 'days_invalid_count'))
const freeFrom = z.nullable(hryvnias(1_000_000))

const tariffRowSchema = z.object({
  service: deliveryServiceSchema,
  zone,
  method: z.enum(tariffMethods),
  /** The heaviest parcel of this step; the step begins where the one before it ends. */
  weight_to_kg: kilograms,
  price_uah: hryvnias(100_000),
  /** Null: derived by the rate of the euro. */
  price_eur: z.nullable(euros),
})
export type TariffRow = z.infer<typeof tariffRowSchema>

const deliveryFormSchema = z.object({
  rows: z.array(tariffRowSchema).check(z.maxLength(500, 'too_many')),
  /** Carriers to other countries; one without a country is not offered. */
  services: z
    .array(
      z.object({
        slug: deliveryServiceSchema,
        title: lineInBoth(60),
        days_min: days,
        days_max: days,
      }),
    )
    .check(z.maxLength(20, 'too_many')),
  zones: z
    .array(z.object({ country: countryCodeSchema, service: deliveryServiceSchema, zone }))
    .check(z.maxLength(2000, 'too_many')),
  /** Hryvnias of the goods from which a method in Ukraine is free; null: never. */
  free_from_uah: z.object({ post: freeFrom, courier: freeFrom, self: freeFrom }),
  /** What an article without a weight is taken to weigh. */
  default_weight_kg: kilograms,
  /** Ask Nova Poshta what it takes, instead of the table. */
  np_live_price: z.boolean(),
  /** The shop pays for the parcel of an exchange for another size, height or colour: the first one of an order. */
  shop_pays_exchange: z._default(z.boolean(), true),
})
export type DeliveryForm = z.infer<typeof deliveryFormSchema>

export const staffDeliverySchema = z.extend(deliveryFormSchema, {
  /** False: it is not known from which city parcels leave, so the table counts. */
  np_live_price_possible: z.boolean(),
  ...changedSchema,
})
export type StaffDelivery = z.infer<typeof staffDeliverySchema>

const body = z.extend(deliveryFormSchema, { revision: revisionSchema })
const one = z.object({ delivery: staffDeliverySchema })
const access = 'staff:rates'

export const staffDeliveryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/delivery',
  summary: 'The delivery tariffs with countries, carriers and terms, for staff',
  access,
  owner: 'cart-checkout',
  result: one,
})
export const setDeliveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/rates/set-post-office-delivery',
  summary: 'Replaces the delivery tariffs, countries, carriers and terms as a whole',
  access,
  owner: 'cart-checkout',
  action: 'delivery_change',
  audited: 'all',
  body,
  result: one,
})
