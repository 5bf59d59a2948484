import * as z from 'zod/mini'
import { orderStates, paymentStates } from '../../orders/orders.ts'
import { paymentMeansSchema, staffMeansSchema } from '../../orders/payment-means.ts'
import { line } from '../../texts/text.ts'
import { lineCountSchema } from './customer-order-actions.ts'

/** The lists of the payments desk (docs/rules.md, "Payments desk"); each is a tab with an address of its own. */
export const deskTabs = ['unmatched', 'double', 'refunds', 'differences'] as const
export type DeskTab = (typeof deskTabs)[number]

/** Why an order stands on the desk. `review`: the bank reported something else than was asked for. */
export const paymentIssues = ['double', 'refund', 'review'] as const
export type PaymentIssue = (typeof paymentIssues)[number]

/** Counts of the desk stop here: more of them say the same. */
export const MOST_ON_DESK = 100
/** The number of rows of a list of the desk stops here. */
export const MOST_LISTED = 1000

export const gatewayStatuses = [
  'approved',
  'declined',
  'pending',
  'expired',
  'voided',
  'refunded',
  'refund_pending',
  'unknown',
] as const

const attemptStates = ['started', 'in_processing', 'approved', 'declined', 'expired', 'review', 'refunded'] as const

/** What an event can be answered with: its money belongs to an order, the bank has not decided, or no money moved. */
export const eventSteps = ['match', 'ask', 'close'] as const

/**
 * Why an event leaves the desk without an order. `no_money`: the bank took none; `given_back`: it went back on the bank's own pages;
 * `elsewhere`: it paid for something that is booked outside the orders; `not_ours`: a test, or money of another shop.
 */
export const closeCauses = ['no_money', 'given_back', 'elsewhere', 'not_ours'] as const
export type CloseCause = (typeof closeCauses)[number]

export const unmatchedEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  payment_id: z.string(),
  status: z.enum(gatewayStatuses),
  /** As the gateway wrote it. */
  amount: z.string(),
  currency: z.string(),
  next: z.enum(eventSteps),
  /** How it may be closed; never as no money what the bank approved. */
  causes: z.array(z.enum(closeCauses)),
})
export type UnmatchedEvent = z.infer<typeof unmatchedEventSchema>

/**
 * What to do about an order next. `refund`: give the second payment back; `refund_there`: the same on the bank's own pages, then ask the
 * bank; `ask`: the bank owes its answer; `settle`: say what the bank's own pages show, as its answers cannot tell; `retry`: it refused, ask
 * again; `look`: nothing but a look at the order helps.
 */
export const orderSteps = ['refund', 'refund_there', 'ask', 'settle', 'retry', 'look'] as const

const nextStepSchema = z.object({
  step: z.enum(orderSteps),
  payment_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** Of a refund that is tried again: what it named. */
  lines: z.array(z.extend(lineCountSchema, { restock: z.optional(z.boolean()) })),
  delivery: z.boolean(),
  comment: z.string(),
})
export type NextStep = z.infer<typeof nextStepSchema>

export const deskOrderSchema = z.object({
  number: z.string(),
  date: z.string(),
  /** The customer's; of an order by link, which knows no customer, the note of staff. */
  name: z.string(),
  by_link: z.boolean(),
  total: z.number(),
  currency: z.enum(['UAH', 'EUR']),
  /** Null of an order by link: it has no goods. */
  order_status: z.nullable(z.enum(orderStates)),
  payment_status: z.enum(paymentStates),
  /** The sum that a refund must have been based on. */
  refunded_so_far: z.number(),
  payments: z.array(
    z.object({
      payment_id: z.string(),
      provider: z.string(),
      means: paymentMeansSchema,
      state: z.enum(attemptStates),
      amount: z.number(),
      currency: z.string(),
      given_back: z.number(),
      /** When the money came; null of what did not come. */
      paid_at: z.nullable(z.string()),
    }),
  ),
  /** The refund that it stands here for; null elsewhere. */
  refund: z.nullable(
    z.object({
      payment_id: z.string(),
      amount: z.number(),
      currency: z.string(),
      state: z.enum(['sent', 'pending', 'declined']),
      at: z.string(),
      who: z.string(),
      comment: z.string(),
    }),
  ),
  next: nextStepSchema,
})
export type DeskOrder = z.infer<typeof deskOrderSchema>

/** An id of a payment; those of other systems may look like anything. */
export const paymentIdSchema = line(100, 'required')

/** How the bank answered a question of staff: `silent` is no answer, `unknown` says that it has no such payment. */
export const bankAnswers = ['changed', 'same', 'unknown', 'silent'] as const

/**
 * How the bank's word of a payment differs from the books (docs/rules.md, "Payments desk"). `unpaid_here`: the bank has the money, the order
 * is not paid; `unpaid_there`: the order is paid, the bank has no such money; `sum`: another sum; `refunded_there` and `refunded_here`: only
 * one side gave it back; `unknown_here`: no order of the shop began it.
 */
export const differenceKinds = [
  'unpaid_here',
  'unpaid_there',
  'sum',
  'refunded_there',
  'refunded_here',
  'unknown_here',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

const side = { state: z.string(), amount: z.nullable(z.number()), currency: z.string() }
/** Differences that were found before the means were kept have none. */
const oursSchema = z.nullable(z.object({ ...side, means: z.optional(paymentMeansSchema) }))

export const paymentDifferenceSchema = z.object({
  payment_id: z.string(),
  /** Null where no order of the shop began it. */
  order: z.nullable(z.string()),
  kind: z.enum(differenceKinds),
  ours: oursSchema,
  bank: z.nullable(z.object(side)),
})
export type PaymentDifference = z.infer<typeof paymentDifferenceSchema>

/** What staff took on the day by one of their means: money that no bank can be asked about. */
export const takenByStaffSchema = z.object({
  means: staffMeansSchema,
  currency: z.string(),
  count: z.int(),
  amount: z.number(),
})
export type TakenByStaff = z.infer<typeof takenByStaffSchema>

/** Payments of one day that are compared at most. */
export const MOST_CHECKED = 2000

export const paymentCheckSchema = z.object({
  day: z.string(),
  state: z.enum(['running', 'done']),
  /** Did the bank list its transactions, or was it asked about each payment? */
  source: z.enum(['list', 'each_payment']),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  who: z.string(),
  total: z.int(),
  checked: z.int(),
  /** Payments of which the bank said nothing. */
  silent: z.int(),
  /** The day had more than are compared. */
  is_cut: z.boolean(),
  differences: z.array(paymentDifferenceSchema),
  /** Comparisons from before have none. */
  by_staff: z.optional(z.array(takenByStaffSchema)),
})
export type PaymentCheck = z.infer<typeof paymentCheckSchema>

/** The day whose payments were compared with the bank last, and when; `differences` are those that are left of it. */
export const lastCheckSchema = z.object({
  day: z.string(),
  at: z.string(),
  differences: z.int(),
  /** Payments of which the bank said nothing: their state is unknown. */
  silent: z.int(),
  /** More than a week ago. */
  is_old: z.boolean(),
})
export type LastCheck = z.infer<typeof lastCheckSchema>
