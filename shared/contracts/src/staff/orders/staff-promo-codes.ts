import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { note } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'

export const promoKinds = ['percent', 'fixed', 'free_delivery'] as const

/** A day of the calendar in Kyiv. */
const day = z.nullable(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'day_invalid')))
const limit = z.nullable(
  z.int('count_invalid').check(z.minimum(1, 'count_invalid'), z.maximum(1_000_000, 'count_invalid')),
)
const uah = z.nullable(
  z
    .number('sum_uah_range')
    .check(
      z.minimum(1, 'sum_uah_range'),
      z.maximum(1_000_000, 'sum_uah_range'),
      z.refine(Number.isInteger, 'whole_hryvnias'),
    ),
)
const eur = z.nullable(
  z.number('sum_eur_range').check(
    z.minimum(0.01, 'sum_eur_range'),
    z.maximum(1_000_000, 'sum_eur_range'),
    z.refine(sum => Math.round(sum * 100) / 100 === sum, 'two_decimals'),
  ),
)
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
  z
    .object({ kind: z.literal('fixed'), uah, eur })
    .check(z.refine(({ uah, eur }) => uah !== null || eur !== null, { error: 'sum_required', path: ['uah'] })),
  z.object({ kind: z.literal('free_delivery') }),
])

const days = z.object({ valid_from: day, valid_until: day })
/** The last day does not come before the first. It is checked whatever else is wrong, so that all problems are said at once. */
const inOrder = () =>
  z.refine<z.infer<typeof days>>(({ valid_from: from, valid_until: until }) => !from || !until || from <= until, {
    error: 'days_invalid',
    path: ['valid_until'],
    when: ({ value }) => days.safeParse(value).success,
  })

/** What staff enter of a code; both days belong to it. Sums are decimal numbers. */
const terms = {
  gift,
  valid_from: day,
  valid_until: day,
  usage_limit: limit,
  per_customer_limit: limit,
  min_goods_uah: uah,
  only_categories: names,
  only_collections: names,
  active: z.boolean(),
  note: note(200),
}
export const promoCodeFormSchema = z.object(terms).check(inOrder())
export type PromoCodeForm = z.infer<typeof promoCodeFormSchema>

export const staffPromoCodeSchema = z.object({
  ...terms,
  code: z.string(),
  /** Paid orders that used it, and orders that wait for their money with it. */
  used: z.int(),
  held: z.int(),
  is_archived: z.optional(z.boolean()),
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
  audited: 'all',
  success: 201,
  body: z.object({ ...terms, code: codeSchema }).check(inOrder()),
  result: one,
})
export const changePromoCodeEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:code`,
  summary: 'Changes a promo code that is not archived; what was ordered with it stays as it was agreed',
  access,
  owner: 'cart-checkout',
  action: 'promo_code_change',
  audited: 'all',
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
  audited: 'all',
  params,
  result: one,
})

export const promoCodeListFile = defineListFile({
  path,
  rows: 'promo codes',
  access,
  owner: 'cart-checkout',
  action: 'promo_code_export',
  /** `archived`: those that are archived too. */
  filter: z.object({ archived: z.optional(z.boolean()) }),
  audited: ['archived'],
})
