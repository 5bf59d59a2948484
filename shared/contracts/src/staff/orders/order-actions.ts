import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import type { StaffRight } from '../../endpoint.ts'
import { staffMeansSchema } from '../../orders/payment-means.ts'
import { returnCauses } from '../../orders/returns.ts'
import { line, note } from '../../texts/text.ts'
import { lineCountSchema, lineCountsSchema } from './customer-order-actions.ts'
import { orderChangeSchema, promoChoices } from './order-change.ts'
import { orderExchangeSchema } from './order-exchange.ts'

/** `restock`: does the item go back to sale? Left out where a return or a cancel decides it. */
const refundLineSchema = z.extend(lineCountSchema, { restock: z.optional(z.boolean()) })

const refundedParts = {
  lines: z.optional(z.array(refundLineSchema).check(z.maxLength(100, 'too_long'))),
  delivery: z.optional(z.boolean()),
  /** In the currency of the charge: hryvnias. */
  amount: z.optional(z.number('amount_range').check(z.minimum(0.01, 'amount_range'))),
}
const parts = z.object(refundedParts)
/**
 * Where nothing was ticked, that is not the wish to give back all that is left. It is checked whatever else is wrong, so that all
 * problems are said at once.
 */
const somethingTicked = () =>
  z.refine<z.infer<typeof parts>>(
    ({ lines, delivery, amount }) => lines?.length !== 0 || delivery === true || amount !== undefined,
    { error: 'required', path: ['lines'], when: ({ value }) => parts.safeParse(value).success },
  )

/** Lines with or without the delivery, or a sum; with nothing named, all that is left of the payment. */
export const refundWishSchema = z
  .object({
    ...refundedParts,
    /** Needed only when the order was paid twice. */
    payment_id: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(20, 'too_long'))),
    /** What had been given back of the order, or was on its way, when its author decided; in the currency of the charge. */
    refunded_so_far: z.number('invalid').check(z.minimum(0, 'invalid')),
    comment: line(200, 'reason_required'),
  })
  .check(somethingTicked())

const lines = z.optional(lineCountsSchema)
const reason = line(200, 'reason_required')
/** As it stands on the parcel; carriers write letters, digits and dashes. */
const tracking = z
  .string()
  .check(z.trim(), z.minLength(1, 'tracking_required'), z.regex(/^[A-Za-z\d][A-Za-z\d-]{4,34}$/, 'tracking_invalid'))
/** `restock`: the item is as new and goes back to sale. */
const returnedLines = z
  .array(z.extend(lineCountSchema, { restock: z.boolean() }))
  .check(z.minLength(1, 'required'), z.maxLength(100, 'too_long'))
const received = {
  article: articleSchema,
  size: sizeNameSchema,
  count: z.int('items_count').check(z.minimum(1, 'items_count'), z.maximum(1000, 'items_count')),
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** Where the screens of staff keep the texts of an action; `event` is the row of the history that records it. */
function textsOf<Name extends string, Event extends string>(name: Name, event: Event) {
  return {
    button: `actions.${name}`,
    about: `about.${name}`,
    confirm: `confirm.${name}`,
    done: `done.${name}`,
    history: `history.${event}`,
  } as const
}

/** An action of staff: what they fill in, the right it asks for, the texts of its button and form. */
function action<const Name extends string, Fields extends Shape>(name: Name, fields: Fields) {
  const permission: StaffRight = 'fulfilment'
  return { body: z.object(fields), permission, texts: textsOf(name, name) }
}

/**
 * What staff can do with an order, each action described once: the checkout has a call and a rule for each, the screens a
 * button, a form and texts. Answers name them in this order.
 */
export const orderActions = {
  take: action('take', {}),
  ship: action('ship', { tracking, lines }),
  // Until it is in a parcel: who it is for, where it goes, sizes and heights.
  change: { body: orderChangeSchema, permission: 'fulfilment', texts: textsOf('change', 'change') } as const,
  // Asked for by its customer.
  accept_change: action('accept_change', { promo: z.optional(z.enum(promoChoices)) }),
  refuse_change: action('refuse_change', { reason }),
  // It waits until the customer has paid what it costs more.
  drop_change: action('drop_change', {}),
  correct_tracking: action('correct_tracking', { former: tracking, tracking }),
  ready: action('ready', { lines }),
  delivered: action('delivered', {}),
  // Customers who wait for a pre-order see the items come; they go to those who paid first, wherever they were entered.
  receive: { ...action('receive', received), texts: textsOf('receive', 'arrived') },
  cancel: action('cancel', { reason }),
  // Its promo code had no use left when the money came.
  accept_discount: action('accept_discount', {}),
  restocked: action('restocked', {}),
  return_request: action('return_request', {
    lines: lineCountsSchema,
    cause: z.enum(returnCauses, 'required'),
    reason: note(500),
  }),
  return_accept: action('return_accept', { lines: z.optional(returnedLines) }),
  return_refuse: action('return_refuse', { reason }),
  // Of what came back by an accepted return.
  exchange: { body: orderExchangeSchema, permission: 'fulfilment', texts: textsOf('exchange', 'exchange') } as const,
  refund: { body: refundWishSchema, permission: 'refunds', texts: textsOf('refund', 'refund') } as const,
  // Left by who may not refund, for who may.
  refund_request: action('refund_request', { lines: lineCountsSchema, reason }),
  refund_decline: { ...action('refund_decline', { reason }), permission: 'refunds' } as const,
  manual_paid: action('manual_paid', { means: staffMeansSchema, reason }),
  manual_unpaid: action('manual_unpaid', { reason }),
}
export type OrderActionName = keyof typeof orderActions
type Body<Name extends OrderActionName> = z.infer<(typeof orderActions)[Name]['body']>
// Of an action that asks for nothing zod infers a record that holds nothing, not even the action's name.
type BodyOfAction<Name extends OrderActionName> = Body<Name> extends Record<string, never> ? unknown : Body<Name>

// The keys of an object literal are its names, which Object.keys cannot know.
export const orderActionNames = Object.keys(orderActions) as OrderActionName[]

// Money that goes back is asked of the bank, and other goods of the shelves: neither is a change of the order alone.
type ChangeName = Exclude<OrderActionName, 'refund' | 'change' | 'accept_change' | 'exchange'>
/** A change of an order by staff: an action with what was filled in, or the shop's own note on it. */
export type StaffAction =
  | { [Name in ChangeName]: { action: Name } & BodyOfAction<Name> }[ChangeName]
  | { action: 'comment'; comment: string; seen?: string | undefined }
