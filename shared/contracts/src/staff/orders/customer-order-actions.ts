import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import { phoneSchema } from '../../contact.ts'
import { deliverySchema } from '../../delivery/delivery.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { orderCodeSchema } from '../../orders/look-up.ts'
import { orderedLine } from '../../orders/ordered-line.ts'
import { orderStates } from '../../orders/orders.ts'
import { alternativeSchema, returnCauses } from '../../orders/returns.ts'
import { note } from '../../texts/text.ts'

const sizeOfArticle = z.object({ article: articleSchema, size: sizeNameSchema })

/** How many items of one line of an order. */
export const lineCountSchema = z.object({
  article: articleSchema,
  size: sizeNameSchema,
  bundle: z.optional(z.nullable(articleSchema)),
  count: z.int().check(z.minimum(1, 'invalid')),
})
export const lineCountsSchema = z.array(lineCountSchema).check(z.minLength(1, 'required'), z.maxLength(100, 'too_long'))

/** Another size or height in place of so many items of a line. */
export const swapSchema = z.extend(lineCountSchema, { to: z.object({ article: articleSchema, size: sizeNameSchema }) })

/** Who pays for the parcel of what comes by an exchange. */
export const deliveryPayers = ['shop', 'customer'] as const

const ref = z.string().check(z.maxLength(100, 'too_long'))
/** From the email; needed by a visitor who is not known to have placed the order. */
const code = z.optional(orderCodeSchema)
/**
 * What came of the wish to cancel: cancelled; requested, while the bank is silent about a payment; or paid, because the
 * bank answered that it has the money (docs/rules.md, "Order states").
 */
export const cancelOutcomes = ['cancelled', 'requested', 'paid'] as const
const moved = z.object({ order: z.object({ order_status: z.enum(orderStates) }) })

export const sendOrderCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/send-code',
  summary: 'Sends a code to the e-mail of the order, which proves that the person entering it may change the order',
  access: 'public',
  body: z.object({ order: ref }),
  result: z.object({}),
})
export const cancelOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/cancel',
  summary: 'Gives up an order that is unpaid, or whose pre-order is far too late; by its owner or with a code',
  access: 'public',
  body: z.object({ order: ref, code }),
  result: z.extend(moved, { outcome: z.enum(cancelOutcomes) }),
})
export const returnOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/return',
  summary: 'Asks to send items back within fourteen days, or to exchange them; by its owner or with a code',
  access: 'public',
  body: z.object({
    order: ref,
    code,
    /** `wanted`: another size, height or colour that the customer wants in place of these items, which must be in stock. */
    lines: z
      .array(z.extend(lineCountSchema, { wanted: z.optional(sizeOfArticle) }))
      .check(z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
    cause: z.optional(z.enum(returnCauses)),
    reason: note(500),
  }),
  result: moved,
})
/** What a customer asks to change of an order that is in no parcel yet: staff make it, or refuse with a reason. */
export const requestChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/request-change',
  summary: 'Asks for another phone, branch or size while an order is in no parcel; by its owner or with a code',
  access: 'public',
  body: z
    .object({
      order: ref,
      code,
      phone: z.optional(phoneSchema),
      delivery: z.optional(deliverySchema),
      swaps: z.optional(z.array(swapSchema).check(z.maxLength(20, 'too_long'))),
    })
    .check(
      z.refine(({ phone, delivery, swaps = [] }) => phone !== undefined || delivery !== undefined || swaps.length > 0, {
        error: 'nothing_changed',
        path: ['swaps'],
      }),
    ),
  result: moved,
})
export const returnableEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/get-returnable',
  summary:
    'The items of an order that may be sent back, what each brings, and what it can be exchanged for; for its owner or with a code, which stays good',
  access: 'public',
  body: z.object({ order: ref, code }),
  result: z.object({
    /** The last day for it, in Kyiv. */
    until: z.string(),
    currency: currencySchema,
    lines: z.array(
      z.object({
        ...orderedLine,
        /** What one item brings back, what two do, and so on: the line's discount is shared out among them. */
        back: z.array(z.number()),
        /** What it can be exchanged for; missing while the catalogue does not answer. */
        instead: z.optional(z.array(alternativeSchema)),
      }),
    ),
    /** Who pays for the parcel if it is exchanged for another size, height or colour; `price`: about what it costs who pays for it. */
    exchange_delivery: z.optional(z.object({ by: z.enum(deliveryPayers), price: z.nullable(z.number()) })),
  }),
})
