import * as z from 'zod/mini'
import { defineEndpoint, type ResultOf } from '../endpoint.ts'
import { fileFormatSchema } from '../file-format.ts'
import { accountingRefusals } from './exchange/accounting.ts'
import { paymentDifferenceSchema } from './orders/payments-desk.ts'
import { salesDaySchema } from './staff-statistics.ts'

/** The longest period of one report: a leap year. */
export const MOST_REPORT_DAYS = 366
/** Orders of one report at most; of a period with more a shorter one is asked for. */
export const MOST_REPORT_ORDERS = 10_000
/** So many orders that are not in 1C are named. */
export const MOST_OPEN_IN_1C = 1000

/** By what the report sums up the money of its days (docs/rules.md, "Report for an accountant"). */
export const reportSections = [
  'means',
  'currencies',
  'discounts',
  'categories',
  'collections',
  'sources',
  'refunds',
  'bridge',
  'accounting',
] as const
export type ReportSection = (typeof reportSections)[number]

/**
 * How the sales by hryvnia prices lead to the hryvnias that moved: the prices; the rate of the bank for orders in euros; what was charged in
 * euros; any other difference; the hryvnias.
 */
export const bridgeLines = ['priced', 'rate', 'in_euros', 'other', 'money'] as const
/** Where an order stands in 1C; `none`: it was never sent there, `link`: an order by link, which 1C does not get. */
export const booksStates = ['none', 'queued', 'taken', 'confirmed', 'failed', 'link'] as const

const rowSchema = z.object({
  /** A means, a currency, a kind of discount (`promo AUTUMN`), a category, a collection, a source, a line of the bridge, a state in 1C. */
  name: z.string(),
  /** Of its sums. */
  currency: z.string(),
  /** Payments, orders or items. */
  count: z.int(),
  received: z.number(),
  /** Refunds, or items that came back. */
  back_count: z.int(),
  back: z.number(),
  net: z.number(),
  /** What the bank kept, where it said so. */
  fee: z.number(),
  /** By how much orders were cheaper. */
  discount: z.number(),
})
export type ReportRow = z.infer<typeof rowSchema>

const openInBooksSchema = z.object({
  order: z.string(),
  state: z.enum(['none', 'queued', 'failed']),
  /** Why 1C refused it; null where it did not. */
  reason: z.nullable(z.enum(accountingRefusals)),
  currency: z.string(),
  net: z.number(),
})

const days = { from: salesDaySchema, to: salesDaySchema }
type Days = { from: string; to: string }
const inOrder = z.refine<Days>(({ from, to }) => from <= to, { message: 'period_ends_before', path: ['to'] })
const notTooLong = z.refine<Days>(({ from, to }) => !(daysBetween(from, to) >= MOST_REPORT_DAYS), {
  message: 'report_too_long',
  path: ['to'],
})
export const reportPeriodSchema = z.object(days).check(inOrder, notTooLong)

const access = 'staff:statistics'
const owner = 'cart-checkout'
const path = '/api/admin/statistics/report'

export const accountantReportEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary:
    'Money of some days by means, currency, discount, category, collection and source, and how it agrees with the bank and 1C',
  access,
  owner,
  query: reportPeriodSchema,
  result: z.object({
    from: z.string(),
    to: z.string(),
    sections: z.record(z.enum(reportSections), z.array(rowSchema)),
    bank: z.object({
      /** Days with money through the bank, and those of them that were not compared with it. */
      days: z.int(),
      not_compared: z.array(z.string()),
      /** Payments of which the bank said nothing. */
      silent: z.int(),
      differences: z.array(z.extend(paymentDifferenceSchema, { day: z.string() })),
    }),
    /** Orders with money of these days that 1C does not have. */
    open_in_1c: z.array(openInBooksSchema),
    /** How many more there are. */
    left_out: z.int(),
  }),
})
export type AccountantReport = ResultOf<typeof accountantReportEndpoint>

export const accountantReportFileEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/file`,
  summary: 'The report for an accountant as CSV or XLSX, a row for each of its lines',
  access,
  owner,
  query: z.object({ ...days, language: z.enum(['uk', 'en']), format: fileFormatSchema }).check(inOrder, notTooLong),
  csv: true,
  result: z.object({}),
})

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000)
}
