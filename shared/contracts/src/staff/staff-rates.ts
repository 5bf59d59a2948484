import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'
import { changedSchema, revisionSchema } from './revision.ts'

/** A rate or a price further off than this from the present one is only taken when staff confirm it (docs/rules.md, "Money"). */
export const MOST_CHANGE_PERCENT = 20

/** Hryvnias for one euro as people write them: 45.5. */
export const rateSchema = z.number('rate_invalid').check(
  z.minimum(1, 'rate_invalid'),
  z.maximum(999.99, 'rate_invalid'),
  z.refine(rate => Math.round(rate * 100) / 100 === rate, 'two_decimals'),
)
/** A day of the calendar in Kyiv. */
const daySchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'invalid'))

const pastRateSchema = z.object({ rate: z.number(), since: z.string(), by: z.nullable(z.string()) })

/** The rate of the euro; null while none was entered. The newest of the earlier ones comes first. */
export const staffRateSchema = z.object({
  currency: z.literal('EUR'),
  rate: z.nullable(z.number()),
  since: z.nullable(z.string()),
  history: z.array(pastRateSchema),
  ...changedSchema,
})
export type StaffRate = z.infer<typeof staffRateSchema>

const sumsSchema = z.object({ goods: z.number(), delivery: z.nullable(z.number()), total: z.number() })
const exampleCartSchema = z.object({
  lines: z.array(z.object({ article: z.string(), size: z.string(), count: z.int(), title: textSchema })),
  /** In euros, at the present rate (null while there is none) and at the other one. */
  was: z.nullable(sumsSchema),
  will_be: sumsSchema,
  /** Do the goods follow the rate, or have staff entered their prices in euros? */
  goods_follow: z.enum(['all', 'some', 'none']),
})
export type ExampleCart = z.infer<typeof exampleCartSchema>

const previewSchema = z.object({
  was: z.nullable(z.number()),
  will_be: z.number(),
  /** Of the present rate, with one decimal; null while there is none. */
  change_percent: z.nullable(z.number()),
  needs_confirm: z.boolean(),
  carts: z.array(exampleCartSchema),
})
export type RatePreview = z.infer<typeof previewSchema>

/** Without a rate: why the bank's is not known. */
const bankRateSchema = z.object({
  day: z.string(),
  rate: z.nullable(z.number()),
  reason: z.nullable(z.enum(['off', 'no_such_day', 'not_available'])),
  change_percent: z.nullable(z.number()),
  needs_confirm: z.boolean(),
})
export type BankRate = z.infer<typeof bankRateSchema>

const setCurrencySchema = z.object({
  currency: z.literal('EUR'),
  rate: rateSchema,
  revision: revisionSchema,
  /** Yes, although it is far from the present one. */
  confirm: z.optional(z.boolean()),
})
const rateOnly = z.object({ rate: rateSchema })
const one = z.object({ rate: staffRateSchema })
const access = 'staff:rates'
const path = '/api/admin/rates'

export const staffRateEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'The rate of the euro and its history, for staff',
  access,
  owner: 'cart-checkout',
  result: one,
})
export const setCurrencyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/rates/set-currency',
  summary: 'Sets the rate of the euro; one that is far from the present needs to be confirmed',
  access,
  owner: 'cart-checkout',
  action: 'rate_change',
  audited: 'all',
  body: setCurrencySchema,
  result: one,
})
export const previewRateEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What five known carts would cost in euros at another rate',
  onlyReads: true,
  access,
  owner: 'cart-checkout',
  body: rateOnly,
  result: previewSchema,
})
export const bankRateEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/nbu`,
  summary: 'The official rate of the National Bank for a day; it is never applied by itself',
  access,
  owner: 'cart-checkout',
  query: z.object({ date: z.optional(daySchema) }),
  result: bankRateSchema,
})
