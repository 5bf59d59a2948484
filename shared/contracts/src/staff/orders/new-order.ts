import * as z from 'zod/mini'
import { quoteEndpoint, wantedLinesSchema } from '../../cart/cart.ts'
import { emailSchema, phoneSchema } from '../../contact.ts'
import { firstNameSchema, lastNameSchema } from '../../customers/person-name.ts'
import { deliveryRouteSchema, deliverySchema } from '../../delivery/delivery.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { staffMeansSchema } from '../../orders/payment-means.ts'
import { line, localeSchema, note } from '../../texts/text.ts'
import { fullOrderSchema } from './staff-orders.ts'

/** The most that staff may take off, in percent (docs/rules.md, "Orders made by staff"). */
export const MOST_STAFF_PERCENT = 30
const percentSchema = z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(MOST_STAFF_PERCENT, 'invalid'))
const accountId = z.string('required').check(z.regex(/^[\w-]{1,64}$/, 'required'))

const customerSchema = z.discriminatedUnion('kind', [
  // Names and mailbox are those of the account; a phone is asked for where it has none.
  z.object({ kind: z.literal('account'), id: accountId, phone: z.optional(phoneSchema) }),
  z.object({
    kind: z.literal('person'),
    name: firstNameSchema,
    last_name: lastNameSchema,
    phone: phoneSchema,
    email: z.optional(emailSchema),
  }),
])
export type StaffOrderCustomer = z.infer<typeof customerSchema>

const access = 'staff:fulfilment'
const owner = 'cart-checkout'

export const staffQuoteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/quote',
  summary: 'What an order that staff make would cost this customer, with the hash that the order must repeat',
  onlyReads: true,
  access,
  owner,
  body: z.object({
    locale: z.optional(localeSchema),
    currency: currencySchema,
    lines: wantedLinesSchema,
    delivery: z.optional(z.nullable(deliveryRouteSchema)),
    /** The account that the order is for. */
    account: z.optional(z.nullable(accountId)),
    discount_percent: z.optional(z.nullable(percentSchema)),
  }),
  result: quoteEndpoint.result,
})

const terms = z.object({
  /** The language of the customer: of the emails, and of the bank's page. */
  locale: localeSchema,
  currency: currencySchema,
  quote_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
  lines: wantedLinesSchema,
  customer: customerSchema,
  delivery: deliverySchema,
  /** In place of the customer's own percent, where it is worth more. */
  discount: z.optional(z.nullable(z.object({ percent: percentSchema, reason: line(200) }))),
  /** The shop's own note. */
  comment: z.optional(note(1000)),
})

function isPickUp(delivery: z.infer<typeof deliverySchema>): boolean {
  return delivery.type === 'ukraine' && delivery.delivery_method_option === 'self'
}

/** Neither who it is for nor why there is a discount: that stands in the order, and goes with its person. */
const madeOrderFields = [
  'currency',
  'lines',
  'pay',
  'means',
  'order_status',
  'payment_status',
  'total',
  'discount_kind',
  'discount_percent',
  'paid_in_shop',
  'handed_over',
  'account',
] as const

const paidInShop = z
  .extend(terms, {
    pay: z.literal('offline'),
    means: staffMeansSchema,
    means_note: z.optional(line(200)),
    /** The customer stands in the shop and takes the goods along. */
    handed_over: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ means, means_note }) => means !== 'other' || !!means_note, { error: 'required', path: ['means_note'] }),
    z.refine(({ handed_over, delivery }) => !handed_over || isPickUp(delivery), {
      error: 'not_in_shop',
      path: ['handed_over'],
    }),
  )

export const makeOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders',
  summary: 'Staff make an order for a customer: to be paid by its link, or paid in the shop already',
  access,
  owner,
  action: 'order_make',
  audited: madeOrderFields,
  idempotent: true,
  success: 201,
  body: z.discriminatedUnion('pay', [z.extend(terms, { pay: z.literal('link') }), paidInShop]),
  result: z.object({ order: fullOrderSchema }),
})
