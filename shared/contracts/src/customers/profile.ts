import * as z from 'zod/mini'
import { phoneSchema } from '../contact.ts'
import { countryCodeSchema, refSchema } from '../delivery/location.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line } from '../texts/text.ts'
import { firstNameSchema, lastNameSchema } from './person-name.ts'

/** Where a customer in Ukraine wants orders delivered: what the checkout is filled with. */
export const deliveryAtHomeSchema = z.discriminatedUnion('delivery_method', [
  z.object({ delivery_method: z.literal('post'), area: refSchema, city: refSchema, post_office: refSchema }),
  z.object({
    delivery_method: z.literal('courier'),
    area: refSchema,
    city: refSchema,
    courier_delivery: line(200, 'address_required'),
  }),
  z.object({ delivery_method: z.literal('self'), self_delivery: line(50, 'required') }),
])
export type DeliveryAtHome = z.infer<typeof deliveryAtHomeSchema>

/** The address abroad, kept apart from the one in Ukraine (docs/rules.md, "Delivery addresses"). */
export const deliveryInEuropeSchema = z.object({
  country: countryCodeSchema,
  state: line(100, 'state_required'),
  city: line(100, 'city_required'),
  address: line(200, 'address_required'),
  postal_code: line(12, 'postal_code_required'),
})
export type DeliveryInEurope = z.infer<typeof deliveryInEuropeSchema>

const infoSchema = z.object({
  ukraine: z.nullable(deliveryAtHomeSchema),
  europe: z.nullable(deliveryInEuropeSchema),
})
export type CustomerInfo = z.infer<typeof infoSchema>

export const customerViewSchema = z.object({
  /** Stable: shows a browser whether this is the customer whose cart and wishes it keeps. */
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.nullable(z.string()),
  phone_verified: z.boolean(),
  /** dd.mm.yyyy */
  birth_date: z.nullable(z.string()),
  info: infoSchema,
  /** What purchases have earned; it counts once mail and phone are proven. */
  level: z.literal([0, 5, 10, 15]),
  /** Hryvnias paid for goods and kept. */
  orders_total_uah: z.number(),
})
export type CustomerView = z.infer<typeof customerViewSchema>

/** dd.mm.yyyy of a real day; whether its person may buy here, the rules judge. */
export const birthDateSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'birth_date_required'),
    z.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'birth_date_incorrect'),
    z.refine(isDay, 'birth_date_incorrect'),
  )

/** No customer was born before: an earlier date is a typing error. */
const FIRST_YEAR = 1900

function isDay(text: string): boolean {
  const iso = text.split('.').reverse().join('-')
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && date.getUTCFullYear() >= FIRST_YEAR
}

/** Each section that is sent replaces that section; the others stay. */
export const profileFormSchema = z.object({
  name: z.optional(firstNameSchema),
  surname: z.optional(lastNameSchema),
  birth_date: z.optional(birthDateSchema),
  info: z.optional(
    z.object({
      ukraine: z.optional(z.nullable(deliveryAtHomeSchema)),
      europe: z.optional(z.nullable(deliveryInEuropeSchema)),
    }),
  ),
})
export type ProfileForm = z.infer<typeof profileFormSchema>

export const customerInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/user/get-info',
  summary: 'The signed-in customer',
  access: 'customer',
  result: z.object({ user: customerViewSchema }),
})
export const updateInfoEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/user/update-info',
  summary: 'Changes the profile of the signed-in customer; a birth date is given once',
  access: 'customer',
  body: profileFormSchema,
  result: z.object({ user: customerViewSchema }),
})
export const updatePhoneEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/user/update-phone',
  summary: 'Changes the phone of the signed-in customer; another number is not proven yet',
  access: 'customer',
  body: z.object({ phone: phoneSchema }),
  result: z.object({ user: customerViewSchema }),
})
export const birthdayEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/user/check-birthday',
  summary: 'Is it the customer’s birthday, or the day before or after, when the present is given?',
  access: 'customer',
  result: z.object({ status: z.boolean(), day: z.nullable(z.enum(['before', 'birthday', 'after'])) }),
})
