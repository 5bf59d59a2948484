import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { note } from '../../texts/text.ts'

export const promoKinds = ['percent', 'fixed', 'free_delivery'] as const

/** A day of the calendar in Kyiv. */
const day = z.nullable(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'invalid')))
const limit = z.nullable(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(1_000_000, 'invalid')))
const sum = z.nullable(z.number('invalid').check(z.minimum(0.01, 'invalid'), z.maximum(1_000_000, 'invalid')))
const names = z.nullable(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(50, 'too_many')))

const codeSchema = z.string().check(
  z.overwrite<string>(text => text.trim().toUpperCase()),
  z.minLength(1, 'code_required'),
  z.regex(/^[A-Z0-9-]{3,32}$/, 'code_invalid'),
)
const gift = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.int('percent_invalid').check(z.minimum(1, 'percent_invalid'), z.maximum(90, 'percent_invalid')),
  }),
  /** A side that is left out: the code is not valid in that currency. */
  z.object({ kind: z.literal('fixed'), uah: sum, eur: sum }),
  z.object({ kind: z.literal('free_delivery') }),
])

/** What staff enter of a code; both days belong to it. Sums are decimal numbers. */
export const promoCodeFormSchema = z.object({
  gift,
  valid_from: day,
  valid_until: day,
  usage_limit: limit,
  per_customer_limit: limit,
  min_goods_uah: sum,
  only_categories: names,
  only_collections: names,
  active: z.boolean(),
  note: note(200),
})
export type PromoCodeForm = z.infer<typeof promoCodeFormSchema>

export const staffPromoCodeSchema = z.extend(promoCodeFormSchema, {
  code: z.string(),
  /** Paid orders that used it, and orders that wait for their money with it. */
  used: z.int(),
  held: z.int(),
})
export type StaffPromoCode = z.infer<typeof staffPromoCodeSchema>

const path = '/api/admin/promo-codes'
const access = 'staff:promo'
const params = z.object({ code: codeSchema })
const one = z.object({ promo_code: staffPromoCodeSchema })
const all = z.object({ promo_codes: z.array(staffPromoCodeSchema) })

export const staffPromoCodesEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'All promo codes with how often they were used, the newest first',
  access,
  owner: 'cart-checkout',
  result: all,
})
export const newPromoCodeEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Enters a promo code',
  access,
  owner: 'cart-checkout',
  action: 'promo_code_enter',
  success: 201,
  body: z.extend(promoCodeFormSchema, { code: codeSchema }),
  result: one,
})
export const changePromoCodeEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:code`,
  summary: 'Changes a promo code; what was ordered with it stays as it was agreed',
  access,
  owner: 'cart-checkout',
  action: 'promo_code_change',
  params,
  body: promoCodeFormSchema,
  result: one,
})
export const switchOffPromoCodeEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${path}/:code`,
  summary: 'Switches a promo code off; its uses are kept',
  access,
  owner: 'cart-checkout',
  action: 'promo_code_switch_off',
  params,
  result: one,
})
