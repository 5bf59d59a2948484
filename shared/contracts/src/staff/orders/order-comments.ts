import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { note } from '../../texts/text.ts'
import { LONGEST_LOGIN } from '../people/people.ts'
import { fullOrderSchema } from './staff-orders.ts'

export const LONGEST_COMMENT = 1000
/** So many comments an order takes. */
export const MOST_COMMENTS = 200

const access = 'staff:fulfilment'
const owner = 'cart-checkout'
const result = z.object({ order: fullOrderSchema })
/** Never the words: they stand in the order alone, and go with its person. */
const audited = ['order_status', 'payment_status', 'assignee', 'is_done'] as const

export const addCommentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/comments',
  summary: 'Adds a comment of staff to the thread of an order, assigned to a colleague or to nobody',
  access,
  owner,
  action: 'order_comment_add',
  audited,
  idempotent: true,
  params: z.object({ number: orderNumberSchema }),
  body: z.object({
    text: note(LONGEST_COMMENT).check(z.minLength(1, 'comment_empty')),
    assignee: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_LOGIN, 'colleague_unknown')))),
  }),
  result,
})

export const markCommentEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/orders/:number/comments/:id',
  summary: 'Marks an assigned comment as done, or takes the mark away',
  access,
  owner,
  action: ({ body }) => (body.is_done ? 'order_comment_done' : 'order_comment_reopen'),
  audited,
  repeatable: true,
  params: z.object({ number: orderNumberSchema, id: z.uuid('invalid') }),
  body: z.object({ is_done: z.boolean('required') }),
  result,
})
