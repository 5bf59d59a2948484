import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { staffMeansSchema } from '../../orders/payment-means.ts'
import { note } from '../../texts/text.ts'
import { orderActions } from './order-actions.ts'
import { fullOrderSchema } from './staff-orders.ts'

const params = z.object({ number: orderNumberSchema })
const result = z.object({ order: fullOrderSchema })

const access = 'staff:fulfilment'
const owner = 'cart-checkout'
/** What becomes of the order. What staff write about it stands in the order alone, and goes with its person. */
const states = ['order_status', 'payment_status'] as const

export const takeOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/take',
  summary: 'A member of staff packs the order',
  access,
  owner,
  action: 'order_take',
  audited: states,
  params,
  body: orderActions.take.body,
  result,
})
export const shipOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/ship',
  summary: 'A parcel left: with all that is packed, or with these lines',
  access,
  owner,
  action: 'order_ship',
  audited: [...states, 'tracking', 'lines'],
  params,
  body: orderActions.ship.body,
  result,
})
export const correctTrackingEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/tracking',
  summary: 'The number of a parcel on its way was wrong: this is the right one; its customer gets an email',
  access,
  owner,
  action: 'order_correct_tracking',
  audited: [...states, 'former', 'tracking'],
  params,
  body: orderActions.correct_tracking.body,
  result,
})
/** Neither the person nor the address: they stand in the order, and go with its person. */
export const changeOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/change',
  summary:
    'Changes an order that is in no parcel yet: all of it, or nothing; its customer gets an email, 1C a new version',
  access,
  owner,
  action: 'order_change',
  audited: [...states, 'changed_parts', 'added', 'removed', 'swaps', 'promo', 'difference', 'ask_difference'],
  params,
  body: orderActions.change.body,
  result,
})
export const acceptChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/change-request/accept',
  summary: 'Makes the change that its customer asked for; where it costs more they are asked to pay the difference',
  access,
  owner,
  action: 'order_change_accept',
  audited: [...states, 'changed_parts', 'promo'],
  params,
  body: orderActions.accept_change.body,
  result,
})
export const refuseChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/change-request/refuse',
  summary: 'Refuses the change that its customer asked for, with a reason that they read',
  access,
  owner,
  action: 'order_change_refuse',
  audited: states,
  params,
  body: orderActions.refuse_change.body,
  result,
})
export const dropChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/change/drop',
  summary: 'Gives up a change that waits for its money: the order is as it was, and its customer gets an email',
  access,
  owner,
  action: 'order_change_drop',
  audited: states,
  params,
  body: orderActions.drop_change.body,
  result,
})
export const exchangeOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/exchange',
  summary:
    'Other items in place of those that came back, on the same order; its customer gets an email, 1C a new version',
  access,
  owner,
  action: 'order_exchange',
  audited: [...states, 'swaps', 'difference'],
  params,
  body: orderActions.exchange.body,
  result,
})
export const readyOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/ready',
  summary: 'The items lie ready to be collected',
  access,
  owner,
  action: 'order_ready',
  audited: [...states, 'lines'],
  params,
  body: orderActions.ready.body,
  result,
})
export const deliveredOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/delivered',
  summary: 'The customer has it',
  access,
  owner,
  action: 'order_delivered',
  audited: states,
  params,
  body: orderActions.delivered.body,
  result,
})
export const receiveOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/receive',
  summary: 'Items of a pre-order came from the maker: the oldest paid orders get them, the rest is for sale',
  access,
  owner,
  action: 'order_receive',
  audited: [...states, 'article', 'size', 'count'],
  params,
  body: orderActions.receive.body,
  idempotent: true,
  result,
})
export const cancelOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/cancel',
  summary: 'Gives the order up; of a paid one the refund comes first',
  access,
  owner,
  action: 'order_cancel',
  audited: states,
  params,
  body: orderActions.cancel.body,
  result,
})
export const acceptDiscountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/accept-discount',
  summary: 'Gives the discount of a promo code that had no use left when the order was paid',
  access,
  owner,
  action: 'order_accept_discount',
  audited: states,
  params,
  body: orderActions.accept_discount.body,
  result,
})
export const restockedOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/restocked',
  summary: 'The missing items were found for a paid order',
  access,
  owner,
  action: 'order_restocked',
  audited: states,
  params,
  body: orderActions.restocked.body,
  result,
})
export const refundRequestEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/refund-request',
  summary: 'Asks those who may refund to give money back for these lines',
  access,
  owner,
  action: 'order_refund_request',
  audited: [...states, 'lines'],
  params,
  body: orderActions.refund_request.body,
  result,
})
export const declineRefundRequestEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/refund-request/decline',
  summary: 'Turns the open request for a refund down, with a reason for the person who asked',
  access: 'staff:refunds',
  owner,
  action: 'order_refund_decline',
  audited: states,
  params,
  body: orderActions.refund_decline.body,
  result,
})
/** The calls of the actions that have an address of their own, by their names. */
export const orderActionEndpoints = {
  take: takeOrderEndpoint,
  ship: shipOrderEndpoint,
  change: changeOrderEndpoint,
  drop_change: dropChangeEndpoint,
  accept_change: acceptChangeEndpoint,
  refuse_change: refuseChangeEndpoint,
  exchange: exchangeOrderEndpoint,
  correct_tracking: correctTrackingEndpoint,
  ready: readyOrderEndpoint,
  delivered: deliveredOrderEndpoint,
  receive: receiveOrderEndpoint,
  cancel: cancelOrderEndpoint,
  accept_discount: acceptDiscountEndpoint,
  restocked: restockedOrderEndpoint,
  refund_request: refundRequestEndpoint,
  refund_decline: declineRefundRequestEndpoint,
}

/** A return that a customer reported by phone, and what staff decide about it. */
export const returnsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/returns',
  summary: 'A return is asked for, accepted or refused',
  access,
  owner,
  action: ({ body }) => `order_return_${body.step}`,
  audited: [...states, 'lines'],
  params,
  body: z.discriminatedUnion('step', [
    z.extend(orderActions.return_request.body, { step: z.literal('request') }),
    z.extend(orderActions.return_accept.body, { step: z.literal('accept') }),
    z.extend(orderActions.return_refuse.body, { step: z.literal('refuse') }),
  ]),
  result,
})
export const refundOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/refund',
  summary: 'Gives money back: lines with or without delivery, a sum, or (nothing named) all that is left',
  access: 'staff:refunds',
  owner,
  action: 'order_refund',
  audited: ['lines', 'delivery', 'amount', 'payment_id', 'refunded_so_far', 'state'],
  params,
  body: orderActions.refund.body,
  idempotent: true,
  result,
})
export const updatePaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-payment',
  summary: 'Marks an order as paid by hand, or takes that mark away',
  access,
  owner,
  action: ({ query }) => (query.is_paid === '1' ? 'order_manual_paid' : 'order_manual_unpaid'),
  audited: [...states, 'means'],
  query: z.object({ order: orderNumberSchema, is_paid: z.enum(['0', '1']) }),
  /** A mark says by what the money came; taking it away has a reason only. */
  body: z.extend(orderActions.manual_unpaid.body, { means: z.optional(staffMeansSchema) }),
  result,
})
export const updateCommentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/update-comment',
  summary: 'The shop’s own note on an order',
  access,
  owner,
  action: 'order_comment',
  audited: states,
  query: z.object({ order: orderNumberSchema, comment: note(1000) }),
  /** The comment that its author saw: another one since answers 409 `changed_meanwhile` with the present one. Older pages say none. */
  body: z.object({ seen: z.optional(note(1000)) }),
  result,
})
