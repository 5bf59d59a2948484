import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema } from '../money.ts'
import { line, note } from '../texts/text.ts'
import { staffMeansSchema } from './payment-means.ts'

/** What the page shows; `unpaid` until a bank has answered. */
export const thirdPartyStatuses = ['unpaid', 'in_processing', 'approved', 'declined', 'expired', 'refunded'] as const

export const thirdPartyOrderInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/third-party-orders/get-info',
  summary: 'Number, date, amount and status of an order that was agreed upon elsewhere; nothing personal',
  access: 'public',
  query: z.object({ order: z.string().check(z.maxLength(100, 'too_long')) }),
  result: z.object({
    order: z.object({
      number: z.string(),
      date: z.string(),
      amount: z.number(),
      currency: currencySchema,
      status: z.enum(thirdPartyStatuses),
      /** The customer came back from the bank, and it has not answered yet: no pay meanwhile (docs/rules.md, "Payments"). */
      asking_bank: z.optional(z.boolean()),
      /** It was asked for a minute and has not answered: pay hands out the same attempt. */
      bank_silent: z.optional(z.boolean()),
      can_pay: z.boolean(),
      /** About how many hryvnias the bank takes for euros while they may be paid, and how many it took (docs/rules.md, "Money"). */
      charge_uah: z.optional(z.nullable(z.number())),
      /** Until when it may be paid; null when there is nothing more to pay. */
      expires_at: z.nullable(z.string()),
    }),
  }),
})

const number = z.string().check(z.regex(/^T\d{2}-\d{6}$/, 'invalid'))
const hours = z.int('invalid').check(z.minimum(1, 'hours_invalid'), z.maximum(24 * 60, 'hours_invalid'))

/** An order by link as staff see it. */
export const staffThirdPartyOrderSchema = z.object({
  number: z.string(),
  ref: z.string(),
  date: z.string(),
  amount: z.number(),
  currency: currencySchema,
  note: z.string(),
  status: z.enum(thirdPartyStatuses),
  can_pay: z.boolean(),
  expires_at: z.string(),
  payment_id: z.nullable(z.string()),
  alerts: z.array(z.string()),
  /** The account whose purchases it counts among; null of one that is not linked. */
  customer_id: z.optional(z.nullable(z.string())),
  /** What staff may do with it now; linking it to an account is possible always. */
  actions: z.array(z.enum(['mark_paid', 'unmark_paid', 'prolong', 'end'])),
})
export type StaffThirdPartyOrder = z.infer<typeof staffThirdPartyOrderSchema>

export const newThirdPartyOrderFormSchema = z.object({
  amount: z.number('amount_invalid').check(z.minimum(1, 'amount_invalid'), z.maximum(10_000_000, 'amount_invalid')),
  currency: currencySchema,
  note: note(500),
  hours,
})
/** What staff do with one that stands. */
const changeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('mark_paid'), means: staffMeansSchema, reason: line(200, 'reason_required') }),
  z.object({ do: z.literal('unmark_paid'), reason: line(200, 'reason_required') }),
  z.object({ do: z.literal('prolong'), hours }),
  z.object({ do: z.literal('end') }),
  z.object({
    do: z.literal('link'),
    customer_id: z.string().check(z.minLength(1, 'account_required'), z.regex(/^[\w-]{1,64}$/, 'account_unknown')),
  }),
  z.object({ do: z.literal('unlink') }),
])
export type ThirdPartyChange = z.infer<typeof changeSchema>

const path = '/api/admin/third-party-orders'
const access = 'staff:fulfilment'
const one = z.object({ order: staffThirdPartyOrderSchema })
const pageOf = { orders: z.array(staffThirdPartyOrderSchema), count: z.int(), page: z.int(), limit: z.int() }

export const staffThirdPartyOrdersEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Orders by link for staff, newest first; search in number and note',
  access: 'staff:orders',
  owner: 'cart-checkout',
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  }),
  result: z.object(pageOf),
})
export const newThirdPartyOrderEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Enters an order that was agreed upon elsewhere; its address is for the payer',
  access,
  owner: 'cart-checkout',
  action: 'third_party_order_enter',
  audited: ['amount', 'currency', 'hours'],
  success: 201,
  body: newThirdPartyOrderFormSchema,
  result: one,
})
export const changeThirdPartyOrderEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:number`,
  summary: 'Marks an order by link as paid or not, gives it more time, ends it, or links it to an account',
  access,
  owner: 'cart-checkout',
  action: ({ body }) => `third_party_order_${body.do}`,
  audited: ['means', 'hours', 'customer_id', 'status'],
  params: z.object({ number }),
  body: changeSchema,
  result: one,
})
