import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { currencySchema } from './money.ts'
import { note } from './text.ts'

/** What the page says; `unpaid` until a bank has spoken. */
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
      can_pay: z.boolean(),
      /** Until when it may be paid; null when there is nothing more to pay. */
      expires_at: z.nullable(z.string()),
    }),
  }),
})

export const internalNewThirdPartyOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/third-party-orders/create',
  summary: 'Enters an order that was agreed upon by message, in a showroom or in 1C, so that it can be paid by a link',
  access: 'internal',
  body: z.object({
    amount: z.number().check(z.minimum(1), z.maximum(10_000_000)),
    currency: currencySchema,
    /** For staff: who pays and what for. */
    note: note(500),
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(24 * 60))),
    who: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  result: z.object({ order: z.object({ number: z.string(), ref: z.string(), expires_at: z.string() }) }),
})
