import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { lineCountSchema, lineCountsSchema } from './order-steps.ts'
import { orderNumberSchema, paymentStates } from './orders.ts'
import { refundWishSchema } from './refunds.ts'
import { fullOrderSchema } from './staff-orders.ts'
import { line, note } from './text.ts'

const lines = z.optional(lineCountsSchema)
const reason = line(200, 'reason_required')
/** As it stands on the parcel; carriers write letters, digits and dashes. */
export const trackingSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'tracking_required'), z.regex(/^[A-Za-z\d][A-Za-z\d-]{4,34}$/, 'tracking_invalid'))
/** `restock`: the piece is as new and goes back to sale. */
const returnedLines = z
  .array(z.extend(lineCountSchema, { restock: z.boolean() }))
  .check(z.minLength(1, 'required'), z.maxLength(100, 'too_long'))

const shipBody = z.object({ tracking: trackingSchema, lines })
const readyBody = z.object({ lines })
const cancelBody = z.object({ reason })
const returnBody = z.discriminatedUnion('step', [
  z.object({ step: z.literal('request'), lines: lineCountsSchema, reason: note(500) }),
  z.object({ step: z.literal('accept'), lines: z.optional(returnedLines) }),
  z.object({ step: z.literal('refuse'), reason }),
])
const receiveBody = z.object({
  article: articleSchema,
  size: sizeNameSchema,
  count: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(1000, 'invalid')),
})
const params = z.object({ number: orderNumberSchema })
const result = z.object({ order: fullOrderSchema })

function step<Body>(word: string, summary: string, body: z.ZodMiniType<Body>) {
  const path = `/api/admin/orders/:number/${word}`
  return defineEndpoint({ method: 'POST', path, summary, access: 'staff:fulfilment', params, body, result })
}

export const takeOrderEndpoint = step('take', 'A member of staff packs the order', z.object({}))
export const shipOrderEndpoint = step('ship', 'A parcel left: with all that is packed, or with these lines', shipBody)
export const readyOrderEndpoint = step('ready', 'The pieces lie ready for whoever fetches them', readyBody)
export const deliverOrderEndpoint = step('delivered', 'The customer has it', z.object({}))
export const staffCancelEndpoint = step(
  'cancel',
  'Gives the order up; of a paid one the refund comes first',
  cancelBody,
)
export const restockOrderEndpoint = step('restocked', 'The missing pieces were found for a paid order', z.object({}))
export const returnsEndpoint = step('returns', 'A return is asked for, accepted or refused', returnBody)

/** Whoever waits for a pre-order sees the pieces come; they go to those who paid first, wherever they were entered. */
export const receivePiecesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/receive',
  summary: 'Pieces of a pre-order came from the maker: the oldest paid orders get them, the rest is for sale',
  access: 'staff:fulfilment',
  idempotent: true,
  params,
  body: receiveBody,
  result,
})
export const refundOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/refund',
  summary: 'Gives money back: lines with or without delivery, a sum, or (nothing named) all that is left',
  access: 'staff:refunds',
  params,
  body: refundWishSchema,
  result,
})
export const updatePaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-payment',
  summary: 'Marks an order as paid by hand, or takes that mark away',
  access: 'staff:fulfilment',
  query: z.object({ order: orderNumberSchema, is_paid: z.enum(['0', '1']) }),
  body: z.object({ reason }),
  result,
})
export const updateCommentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-comment',
  summary: 'The shop’s own note on an order',
  access: 'staff:fulfilment',
  query: z.object({ order: orderNumberSchema, comment: note(1000) }),
  result,
})

const stepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('take') }),
  z.extend(shipBody, { do: z.literal('ship') }),
  z.extend(readyBody, { do: z.literal('ready') }),
  z.object({ do: z.literal('delivered') }),
  z.object({ do: z.literal('restocked') }),
  z.extend(receiveBody, { do: z.literal('receive'), key: z.string() }),
  z.extend(cancelBody, { do: z.literal('cancel') }),
  z.object({ do: z.literal('return_request'), lines: lineCountsSchema, reason: note(500) }),
  z.object({ do: z.literal('return_accept'), lines: z.optional(returnedLines) }),
  z.object({ do: z.literal('return_refuse'), reason }),
  z.object({ do: z.literal('manual_paid'), reason }),
  z.object({ do: z.literal('manual_unpaid'), reason }),
  z.object({ do: z.literal('comment'), comment: note(1000) }),
])
export type StaffStep = z.infer<typeof stepSchema>

/** What staff do with an order; the admin service has checked who it is. */
export const internalStepEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/step',
  summary: 'One step of an order by staff, for the admin service',
  access: 'internal',
  body: z.object({
    number: orderNumberSchema,
    who: z.string().check(z.minLength(1), z.maxLength(100)),
    step: stepSchema,
  }),
  result: z.object({
    /** What the audit log keeps as the state before. */
    before: z.object({ order_status: z.string(), payment_status: z.enum(paymentStates), comment: z.string() }),
    order: fullOrderSchema,
  }),
})
