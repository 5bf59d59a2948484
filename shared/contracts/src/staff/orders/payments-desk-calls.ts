import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { fileFormatSchema } from '../../file-format.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { line } from '../../texts/text.ts'
import { salesDaySchema, salesMonthSchema, salesYearSchema } from '../staff-statistics.ts'
import {
  bankAnswers,
  closeCauses,
  deskOrderSchema,
  lastCheckSchema,
  paymentCheckSchema,
  paymentIdSchema,
  paymentIssues,
  unmatchedEventSchema,
} from './payments-desk.ts'

const access = 'staff:refunds'
const owner = 'cart-checkout'
export const deskPath = '/api/admin/payments'

const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)))
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))
const counted = { count: z.int(), page: z.int(), limit: z.int() }
const eventId = line(300, 'required')
const reason = line(200, 'reason_required')

export const paymentsDeskEndpoint = defineEndpoint({
  method: 'GET',
  path: deskPath,
  summary:
    'How many stand in each list of the payments desk, up to a hundred, and when the bank was compared with last',
  access,
  owner,
  result: z.object({
    unmatched: z.int(),
    double: z.int(),
    refunds: z.int(),
    differences: z.int(),
    /** Null: no day was ever compared. */
    last_check: z.nullable(lastCheckSchema),
  }),
})
export const unmatchedEventsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${deskPath}/unmatched`,
  summary: 'Genuine payment events that no order explains, the newest first',
  access,
  owner,
  query: z.object({ page, limit }),
  result: z.object({ events: z.array(unmatchedEventSchema), ...counted }),
})
export const deskOrdersEndpoint = defineEndpoint({
  method: 'GET',
  path: `${deskPath}/orders`,
  summary:
    'Orders that were paid twice, whose refund is under way or refused, or whose payment does not match, the newest first',
  access,
  owner,
  query: z.object({ issue: z.enum(paymentIssues), page, limit }),
  result: z.object({ orders: z.array(deskOrderSchema), ...counted }),
})
export const matchEventEndpoint = defineEndpoint({
  method: 'POST',
  path: `${deskPath}/match`,
  summary: 'Says to which order the money of an unmatched payment event belongs',
  access,
  owner,
  action: 'payment_match',
  audited: ['payment_status'],
  body: z.object({ event: eventId, order: orderNumberSchema }),
  result: z.object({ order: deskOrderSchema }),
})
export const closeEventEndpoint = defineEndpoint({
  method: 'POST',
  path: `${deskPath}/close`,
  summary: 'Takes an unmatched payment event off the desk: what became of its money, with a reason',
  access,
  owner,
  action: 'payment_close',
  audited: ['cause'],
  body: z.object({ event: eventId, cause: z.enum(closeCauses, 'required'), reason }),
  result: z.object({}),
})
export const askBankEndpoint = defineEndpoint({
  method: 'POST',
  path: `${deskPath}/ask`,
  summary: 'Asks the bank now what became of a payment and its refund, and applies its answer',
  access,
  owner,
  action: 'payment_ask',
  audited: ['answer'],
  body: z.object({ payment_id: paymentIdSchema }),
  result: z.object({ answer: z.enum(bankAnswers) }),
})
export const settleRefundEndpoint = defineEndpoint({
  method: 'POST',
  path: `${deskPath}/settle`,
  summary: 'What became of a refund of which the bank’s answers do not tell, or that a declined one is done with',
  access,
  owner,
  action: 'payment_settle',
  audited: ['outcome', 'payment_status'],
  body: z.object({
    order: orderNumberSchema,
    payment_id: paymentIdSchema,
    outcome: z.enum(['refunded', 'declined', 'closed'], 'required'),
    reason,
  }),
  result: z.object({ order: deskOrderSchema }),
})
export const checkPaymentsEndpoint = defineEndpoint({
  method: 'POST',
  path: `${deskPath}/check`,
  summary: 'Begins to compare the payments of a day in Kyiv with what the bank says of them',
  access,
  owner,
  action: 'payment_check',
  audited: ['day'],
  body: z.object({ day: salesDaySchema }),
  result: z.object({ check: paymentCheckSchema }),
})
export const paymentCheckEndpoint = defineEndpoint({
  method: 'GET',
  path: `${deskPath}/check`,
  summary:
    'How far the comparison of a day is and what it found; without a day the newest one. Null where there was none',
  access,
  owner,
  query: z.object({ day: z.optional(salesDaySchema) }),
  result: z.object({ check: z.nullable(paymentCheckSchema) }),
})
export const paymentsFileEndpoint = defineEndpoint({
  method: 'GET',
  path: `${deskPath}/export`,
  summary: 'Payments, fees where the bank named them, and refunds of a month in Kyiv, as CSV or XLSX',
  access,
  owner,
  query: z.object({
    year: salesYearSchema,
    month: salesMonthSchema,
    language: z.enum(['uk', 'en']),
    format: fileFormatSchema,
  }),
  csv: true,
  result: z.object({}),
})
