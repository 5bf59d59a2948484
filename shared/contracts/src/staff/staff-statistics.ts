import * as z from 'zod/mini'
import { articleSchema, nameSchema } from '../catalog/article.ts'
import { defineEndpoint } from '../endpoint.ts'
import { orderNumberSchema } from '../orders/orders.ts'
import { returnCauses } from '../orders/returns.ts'
import { textSchema } from '../texts/text.ts'
import { modelSchema } from './goods/size-fields.ts'

/** The longest period of one search, in days: two years, one of them a leap year. */
export const MOST_SALES_DAYS = 731
/** The year in which the brand began: nothing was sold before. */
const FIRST_YEAR = 2014
const LAST_YEAR = 2099

export const salesYearSchema = z.coerce
  .number('year_invalid')
  .check(z.int('year_invalid'), z.minimum(FIRST_YEAR, 'year_invalid'), z.maximum(LAST_YEAR, 'year_invalid'))
export const salesMonthSchema = z.coerce
  .number('month_invalid')
  .check(z.int('month_invalid'), z.minimum(1, 'month_invalid'), z.maximum(12, 'month_invalid'))

/** A day of the calendar in Kyiv; 31 April is none. */
export const salesDaySchema = z.string().check(
  z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'day_invalid'),
  z.refine(day => new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8)), 'day_invalid'),
)

/** Of some days, in hryvnias and items; null where nothing was sold that a share could be of. */
const totalsSchema = z.object({
  paid_uah: z.number(),
  given_back_uah: z.number(),
  net_uah: z.number(),
  /** How much of the net sum was paid by links, without goods. */
  by_link_uah: z.number(),
  goods_uah: z.number(),
  orders: z.int(),
  average_uah: z.nullable(z.number()),
  pieces: z.int(),
  returned_pieces: z.int(),
  return_percent: z.nullable(z.number()),
})
export type StatisticsTotals = z.infer<typeof totalsSchema>

const statisticsDaySchema = z.object({
  day: z.string(),
  paid_uah: z.number(),
  given_back_uah: z.number(),
  orders: z.int(),
  pieces: z.int(),
})
export type StatisticsDay = z.infer<typeof statisticsDaySchema>

const statisticsCategorySchema = z.object({
  category: z.string(),
  pieces: z.int(),
  sum_uah: z.number(),
  returned_pieces: z.int(),
  refunded_uah: z.number(),
})
export type StatisticsCategory = z.infer<typeof statisticsCategorySchema>

const statisticsMonthSchema = z.object({
  year: z.int(),
  month: z.int(),
  totals: totalsSchema,
  /** Each day that counts, also those without sales. */
  days: z.array(statisticsDaySchema),
  categories: z.array(statisticsCategorySchema),
})
export type StatisticsMonth = z.infer<typeof statisticsMonthSchema>

const countingFields = {
  /** Earlier orders are still being counted. */
  is_counting: z.boolean(),
  /** How many of the shop's orders are counted meanwhile. */
  counted: z.optional(z.object({ done: z.int(), all: z.int() })),
}
export type SalesCounting = { is_counting: boolean; counted?: { done: number; all: number } | undefined }

const access = 'staff:statistics'
const owner = 'cart-checkout'

export const monthStatisticsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/statistics/month',
  summary:
    'A month by day and category, beside the month before and the same month of the year before; the present one by default',
  access,
  owner,
  query: z.object({ year: z.optional(salesYearSchema), month: z.optional(salesMonthSchema) }),
  result: z.object({
    now: statisticsMonthSchema,
    month_before: statisticsMonthSchema,
    year_before: statisticsMonthSchema,
    /** While the month lasts: its last day so far, to which the other two are counted as well. */
    until: z.nullable(z.int()),
    ...countingFields,
  }),
})

const sizeMonthSchema = z.object({ month: z.string(), pieces: z.int(), sum_uah: z.number() })
const soldSchema = z.object({
  pieces: z.int(),
  sum_uah: z.number(),
  returned_pieces: z.int(),
  refunded_uah: z.number(),
})
const soldSizeSchema = z.extend(soldSchema, { size: z.string(), months: z.array(sizeMonthSchema) })
export type SoldSize = z.infer<typeof soldSizeSchema>

/** Whether more of a size should be sewn. */
const sewAgainSchema = z.object({
  article: z.string(),
  size: z.string(),
  /** Null of an article that is not in the catalogue any more. */
  title: z.nullable(textSchema),
  color: z.nullable(z.string()),
  height: z.nullable(z.string()),
  pieces: z.int(),
  /** From its first sale on, as long as there was something to sell. */
  weeks: z.number(),
  per_week: z.number(),
  available: z.int(),
  /** For how long the shelf lasts at this pace; null where nothing is sold. */
  weeks_left: z.nullable(z.number()),
  preordered: z.int(),
  waiting: z.int(),
  too_small: z.int(),
  too_large: z.int(),
})
export type SewAgain = z.infer<typeof sewAgainSchema>

export const salesSubjects = ['article', 'model', 'category', 'collection'] as const
export type SalesSubject = (typeof salesSubjects)[number]

export const salesSearchQuery = z
  .object({
    article: z.optional(articleSchema),
    model: z.optional(modelSchema),
    category: z.optional(nameSchema),
    collection: z.optional(nameSchema),
    from: salesDaySchema,
    to: salesDaySchema,
  })
  .check(
    z.refine(query => salesSubjects.filter(subject => query[subject] !== undefined).length === 1, {
      message: 'one_subject',
      path: ['article'],
    }),
    z.refine(({ from, to }) => from <= to, { message: 'period_ends_before', path: ['to'] }),
    z.refine(({ from, to }) => !(daysBetween(from, to) >= MOST_SALES_DAYS), {
      message: 'period_too_long',
      path: ['to'],
    }),
  )

export const salesSearchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/statistics/sales',
  summary:
    'What an article, model, category or collection sold in a period: by size and month, returns by cause, what to sew again',
  access,
  owner,
  query: salesSearchQuery,
  result: z.object({
    from: z.string(),
    to: z.string(),
    totals: soldSchema,
    /** All months of the period, `2026-11`. */
    months: z.array(z.string()),
    sizes: z.array(soldSizeSchema),
    returns: z.array(z.object({ cause: z.enum(returnCauses), pieces: z.int() })),
    sew_again: z.array(sewAgainSchema),
    /** Sizes beyond the longest list. */
    left_out: z.int(),
    ...countingFields,
  }),
})

const monthSalesSchema = z.object({
  year: z.int(),
  month: z.int(),
  orders: z.int(),
  pieces: z.int(),
  amount_uah: z.number(),
  refunded_uah: z.number(),
})

export const allSalesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/sales/all',
  summary: 'Sales by month, the newest first, and the years that there are; of one year where one is named',
  access,
  owner,
  query: z.object({ year: z.optional(salesYearSchema) }),
  result: z.object({ sales: z.array(monthSalesSchema), years: z.array(z.int()) }),
})

export const salesOfOrderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/sales/get-by-order',
  summary: 'The lines of an order in hryvnias: what was sold, the share of the discount, and what was given back',
  access,
  owner,
  query: z.object({ order: orderNumberSchema }),
  result: z.object({
    order: z.string(),
    lines: z.array(
      z.object({
        article: z.string(),
        size: z.string(),
        count: z.int(),
        sum_uah: z.number(),
        discount_share_uah: z.number(),
        refunded_uah: z.number(),
      }),
    ),
  }),
})

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000)
}
