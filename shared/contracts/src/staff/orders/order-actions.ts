import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import type { StaffRight } from '../../endpoint.ts'
import { refundWishSchema } from '../../orders/refunds.ts'
import { line, note } from '../../texts/text.ts'
import { lineCountSchema, lineCountsSchema } from './customer-order-actions.ts'

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
  count: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(1000, 'invalid')),
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

/** `schema` is the action as the checkout takes it. */
function action<const Name extends string, Fields extends Shape>(name: Name, fields: Fields) {
  const permission: StaffRight = 'fulfilment'
  return { schema: z.object({ do: z.literal(name), ...fields }), permission, texts: textsOf(name, name) }
}

/** An action with an address of its own, `/api/admin/orders/:number/<name>`, where staff send its `body`. */
function ownAction<const Name extends string, Fields extends Shape>(name: Name, summary: string, fields: Fields) {
  return { ...action(name, fields), summary, body: z.object(fields), idempotent: false }
}

export const ownActions = {
  take: ownAction('take', 'A member of staff packs the order', {}),
  ship: ownAction('ship', 'A parcel left: with all that is packed, or with these lines', { tracking, lines }),
  ready: ownAction('ready', 'The items lie ready for whoever fetches them', { lines }),
  delivered: ownAction('delivered', 'The customer has it', {}),
  // Whoever waits for a pre-order sees the items come; they go to those who paid first, wherever they were entered.
  receive: {
    ...ownAction(
      'receive',
      'Items of a pre-order came from the maker: the oldest paid orders get them, the rest is for sale',
      received,
    ),
    schema: z.object({ do: z.literal('receive'), key: z.string(), ...received }),
    texts: textsOf('receive', 'arrived'),
    idempotent: true,
  },
  cancel: ownAction('cancel', 'Gives the order up; of a paid one the refund comes first', { reason }),
  restocked: ownAction('restocked', 'The missing items were found for a paid order', {}),
}

/**
 * What staff can do with an order, each action described once: the checkout has a rule for each, the admin service a route
 * that writes it into the audit log, the screens a button, a form and texts. Answers name them in this order.
 */
export const orderActions = {
  ...ownActions,
  return_request: action('return_request', { lines: lineCountsSchema, reason: note(500) }),
  return_accept: action('return_accept', { lines: z.optional(returnedLines) }),
  return_refuse: action('return_refuse', { reason }),
  /** Asks the bank, so the checkout takes it by a call of its own. */
  refund: { schema: refundWishSchema, permission: 'refunds', texts: textsOf('refund', 'refund') } as const,
  manual_paid: action('manual_paid', { reason }),
  manual_unpaid: action('manual_unpaid', { reason }),
}
export type OrderActionName = keyof typeof orderActions

// The keys of an object literal are its names, which Object.keys cannot know.
export const orderActionNames = Object.keys(orderActions) as OrderActionName[]

const { refund: _, ...others } = orderActions
const comment = z.object({ do: z.literal('comment'), comment: note(1000) })

/** A change of an order by staff: an action, or the shop's own note on it. */
export const staffActionSchema = z.discriminatedUnion('do', [
  comment,
  ...Object.values(others).map(({ schema }) => schema),
])
export type StaffAction = z.infer<typeof staffActionSchema>
