import * as z from 'zod/mini'
import { defineEndpoint, type ResultOf } from '../../endpoint.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { staffMeansSchema } from '../../orders/payment-means.ts'
import { line } from '../../texts/text.ts'
import { deliveryPayers, swapSchema } from './customer-order-actions.ts'
import { changePreviewSchema } from './order-change.ts'

/** Why items cannot be exchanged: their field is refused with it. */
export const exchangeRefusals = ['return_not_accepted', 'already_exchanged', 'money_given_back'] as const
export type ExchangeRefusal = (typeof exchangeRefusals)[number]

/** Other items in place of those of an accepted return (docs/rules.md, "Exchange"). */
export const orderExchangeSchema = z.object({
  swaps: z.array(swapSchema).check(z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  /** What its author saw: after another change it is refused with 409 `changed_meanwhile`. */
  seen: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'invalid')),
  /** By what staff took what the order costs more, and where it came from. */
  difference: z.optional(z.object({ means: staffMeansSchema, reason: line(200, 'reason_required') })),
  /** The customer is asked by email to pay what the order costs more: it is exchanged when the money has come, within 24 hours. */
  ask_difference: z.optional(z.literal(true)),
})
export type OrderExchange = z.infer<typeof orderExchangeSchema>

export const previewOrderExchangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/exchange/preview',
  summary: 'What an exchange of items that came back would come to, and what stands against it',
  onlyReads: true,
  access: 'staff:fulfilment',
  owner: 'cart-checkout',
  params: z.object({ number: orderNumberSchema }),
  body: orderExchangeSchema,
  result: z.object({ preview: z.extend(changePreviewSchema, { delivery_by: z.enum(deliveryPayers) }) }),
})
export type OrderExchangePreview = ResultOf<typeof previewOrderExchangeEndpoint>['preview']
