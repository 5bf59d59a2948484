import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../../endpoint.ts'
import { orderNumberSchema, paymentStates } from '../../orders/orders.ts'
import { note } from '../../texts/text.ts'
import { orderActions, ownActions, staffActionSchema } from './order-actions.ts'
import { type FullOrder, fullOrderSchema } from './staff-orders.ts'

const params = z.object({ number: orderNumberSchema })
const result = z.object({ order: fullOrderSchema })

type OwnName = keyof typeof ownActions
type OwnBody<Name extends OwnName> = z.infer<(typeof ownActions)[Name]['body']>
type OwnEndpoints = {
  [Name in OwnName]: Endpoint<{ number: string }, unknown, OwnBody<Name>, { order: FullOrder }>
}

// What stands under a name is made of the action of that name; the compiler cannot infer that from a loop.
/** The calls of the actions that have an address of their own. */
export const orderActionEndpoints = Object.fromEntries<unknown>(
  Object.entries(ownActions).map(([name, { summary, permission, body, idempotent }]) => {
    const path = `/api/admin/orders/:number/${name}`
    const access = `staff:${permission}`
    const action = `order_${name}`
    return [
      name,
      { method: 'POST', path, summary, access, action, params, body, result, ...(idempotent && { idempotent }) },
    ]
  }),
) as OwnEndpoints

/** A return that a customer reported by phone, and what staff decide about it. */
export const returnsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/returns',
  summary: 'A return is asked for, accepted or refused',
  access: 'staff:fulfilment',
  action: ({ body }) => `order_return_${body.step}`,
  params,
  body: z.discriminatedUnion('step', [
    z.extend(z.omit(orderActions.return_request.schema, { do: true }), { step: z.literal('request') }),
    z.extend(z.omit(orderActions.return_accept.schema, { do: true }), { step: z.literal('accept') }),
    z.extend(z.omit(orderActions.return_refuse.schema, { do: true }), { step: z.literal('refuse') }),
  ]),
  result,
})
export const refundOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/refund',
  summary: 'Gives money back: lines with or without delivery, a sum, or (nothing named) all that is left',
  access: 'staff:refunds',
  action: 'order_refund',
  params,
  body: orderActions.refund.schema,
  idempotent: true,
  result,
})
export const updatePaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-payment',
  summary: 'Marks an order as paid by hand, or takes that mark away',
  access: 'staff:fulfilment',
  action: ({ query }) => (query.is_paid === '1' ? 'order_manual_paid' : 'order_manual_unpaid'),
  query: z.object({ order: orderNumberSchema, is_paid: z.enum(['0', '1']) }),
  body: z.object({ reason: orderActions.manual_paid.schema.shape.reason }),
  result,
})
export const updateCommentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-comment',
  summary: 'The shop’s own note on an order',
  access: 'staff:fulfilment',
  action: 'order_comment',
  query: z.object({ order: orderNumberSchema, comment: note(1000) }),
  result,
})

/** What staff do with an order; the admin service has checked who it is. */
export const internalOrderActionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/step',
  summary: 'One action of staff on an order, for the admin service',
  access: 'internal',
  body: z.object({
    number: orderNumberSchema,
    who: z.string().check(z.minLength(1), z.maxLength(100)),
    step: staffActionSchema,
  }),
  result: z.object({
    /** What the audit log keeps as the state before. */
    before: z.object({ order_status: z.string(), payment_status: z.enum(paymentStates), comment: z.string() }),
    order: fullOrderSchema,
  }),
})
