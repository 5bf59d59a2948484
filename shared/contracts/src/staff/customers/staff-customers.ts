import * as z from 'zod/mini'
import { subscribePlaces } from '../../customers/newsletter.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { orderStates, paymentStates } from '../../orders/orders.ts'
import { returnCauses } from '../../orders/returns.ts'
import { thirdPartyStatuses } from '../../orders/third-party-orders.ts'
import { line, localeSchema, textSchema } from '../../texts/text.ts'

export const customersPath = '/api/admin/customers'
export const ofCustomers = { access: 'staff:customers', owner: 'account' } as const
export const customerParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid')) })

/** The first one is the plain list's. */
export const customerSorts = ['registered', 'total', 'orders', 'ordered'] as const
export type CustomerSort = (typeof customerSorts)[number]
export const customerLevels = ['0', '5', '10', '15'] as const
const yesOrNo = z.optional(z.enum(['0', '1']))
/** An account, a guest (orders of one phone and mailbox), a mailbox that gets the newsletter and has no other card. */
export const customerKinds = ['account', 'buyer', 'newsletter'] as const
export type CustomerKind = (typeof customerKinds)[number]
/** Days since the last order; `earlier`: more than the most of them. */
export const orderedWithin = ['30', '90', '365', 'earlier'] as const
/** A word that staff mark customers with. */
export const tagSchema = line(30, 'empty')

/** What narrows the customers down; the list and its export name it alike. */
export const customerFilterFields = {
  /** Of a name in either order, a phone in any spelling, an email. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  level: z.optional(z.enum(customerLevels)),
  /** Has confirmed that the newsletter may come. */
  newsletter: yesOrNo,
  /** Was born in the present month of Kyiv. */
  birthday: z.optional(z.literal('1')),
  card_kind: z.optional(z.enum(customerKinds)),
  /** Has an order that was neither cancelled nor given up unpaid. */
  bought: yesOrNo,
  /** Hryvnias paid for goods and kept, at least. */
  sum_from: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000))),
  ordered: z.optional(z.enum(orderedWithin)),
  /** The beginning of the town of the last order. */
  city: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  tag: z.optional(z.string().check(z.trim(), z.maxLength(30, 'too_long'))),
}
export type CustomerFilter = {
  search?: string | undefined
  level?: (typeof customerLevels)[number] | undefined
  newsletter?: '0' | '1' | undefined
  birthday?: '1' | undefined
  card_kind?: CustomerKind | undefined
  bought?: '0' | '1' | undefined
  sum_from?: number | undefined
  ordered?: (typeof orderedWithin)[number] | undefined
  city?: string | undefined
  tag?: string | undefined
}

const moment = z.string()
export const levelSchema = z.literal([0, 5, 10, 15])
const row = {
  id: z.string(),
  kind: z.enum(customerKinds),
  name: z.string(),
  surname: z.string(),
  /** All but the ends is hidden until staff open the contacts. */
  masked_phone: z.nullable(z.string()),
  masked_email: z.string(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  registered_at: moment,
  /** What purchases have earned, whether it counts already or not. */
  level: levelSchema,
  /** Hryvnias paid for goods and kept. */
  total_uah: z.number(),
  /** Placed, and neither cancelled nor given up unpaid. */
  orders: z.int(),
  last_order_at: z.nullable(moment),
  newsletter: z.boolean(),
  has_birthday: z.boolean(),
  /** Where the last order went, in Ukrainian. */
  city: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** What the cards that were joined to this one bring besides; null: none. */
  joined: z.nullable(z.object({ cards: z.int(), orders: z.int(), total_uah: z.number() })),
}
const customerRowSchema = z.object(row)
export type CustomerRow = z.infer<typeof customerRowSchema>

/** So many customers are counted for the list; of more it is only said that there are more. */
export const MOST_CUSTOMERS_COUNTED = 5000

export const staffCustomersEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'GET',
  path: customersPath,
  summary: 'Accounts, guests who bought and readers of the newsletter, a page at a time; contacts are masked',
  query: z.object({
    ...customerFilterFields,
    sort: z.optional(z.enum(customerSorts)),
    dir: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  result: z.object({
    customers: z.array(customerRowSchema),
    count: z.int(),
    /** There are more than `count`. */
    more: z.optional(z.boolean()),
    page: z.int(),
    limit: z.int(),
  }),
})

/** An order as a line of the reckoning; hryvnias, also of an order in euros (docs/rules.md, "Loyalty"). */
export const reckonedOrderSchema = z.object({
  number: z.string(),
  date: moment,
  total: z.number(),
  currency: currencySchema,
  payment_status: z.enum(paymentStates),
  order_status: z.enum(orderStates),
  pieces: z.int(),
  /** Since when it belongs to the account: it was bought as a guest with the phone that was proven then. */
  attached_at: z.nullable(moment),
  /** What it adds to the two sums; null while it is not paid, or when all of it was given back. */
  counts: z.nullable(
    z.object({
      goods_uah: z.number(),
      refunded_uah: z.number(),
      kept_uah: z.number(),
      /** At list prices, before the discount of the order; what came back is taken off. */
      purchase_uah: z.number(),
    }),
  ),
})
export type ReckonedOrder = z.infer<typeof reckonedOrderSchema>

/** An order by link that staff linked to the account (docs/rules.md, "Orders by link"). */
export const reckonedLinkSchema = z.object({
  number: z.string(),
  date: moment,
  amount: z.number(),
  currency: currencySchema,
  status: z.enum(thirdPartyStatuses),
  /** Hryvnias that it adds; null while it is not paid, or when it was given back. */
  counts_uah: z.nullable(z.number()),
})
export type ReckonedLink = z.infer<typeof reckonedLinkSchema>

/** Something that came back, or that the customer wants to send back. */
export const customerReturnSchema = z.object({
  order: z.string(),
  at: moment,
  state: z.enum(['open', 'accepted', 'refused']),
  cause: z.nullable(z.enum(returnCauses)),
  pieces: z.int(),
})

/** A guest's card, or one of a mailbox, that belongs to the same person. */
export const joinedCardSchema = z.object({
  id: z.string(),
  kind: z.enum(customerKinds),
  name: z.string(),
  surname: z.string(),
  masked_phone: z.nullable(z.string()),
  masked_email: z.string(),
  orders: z.int(),
  total_uah: z.number(),
  last_order_at: z.nullable(moment),
  /** Who joined it, and when; null: the account proved the same phone or mailbox. */
  joined: z.nullable(z.object({ who: z.string(), at: moment })),
  /** Until then it may be taken back. */
  undo_until: z.nullable(moment),
  notes: z.array(z.object({ id: z.string(), at: moment, who: z.string(), text: z.string() })),
  tags: z.array(z.string()),
  reckoned: z.array(reckonedOrderSchema),
})
export type JoinedCard = z.infer<typeof joinedCardSchema>

/** A level that staff gave, beside what the purchases have earned: the higher of the two counts until its end. */
export const levelByHandSchema = z.object({
  level: z.literal([5, 10, 15]),
  reason: z.string(),
  /** The last day in Kyiv, yyyy-mm-dd. */
  until: z.string(),
  who: z.string(),
  at: moment,
})

const noteSchema = z.object({ id: z.string(), at: moment, who: z.string(), text: z.string() })
export type CustomerNote = z.infer<typeof noteSchema>
const customerSchema = z.object({
  ...row,
  has_birth_date: z.boolean(),
  /** Does the level count? Only with a proven email and a proven phone. */
  level_counts: z.boolean(),
  /** Hryvnias: the largest single purchase that was kept. */
  largest_purchase_uah: z.number(),
  addresses: z.int(),
  /** Which terms were agreed to at registration, and when. */
  consent: z.nullable(z.object({ text: z.string(), at: moment })),
  newsletter_consent: z.nullable(
    z.object({
      state: z.enum(['asked', 'confirmed']),
      text: z.string(),
      at: moment,
      confirmed_at: z.nullable(moment),
      /** Null: that was not recorded yet. */
      place: z.optional(z.nullable(z.enum(subscribePlaces))),
      locale: z.optional(localeSchema),
    }),
  ),
  seen_at: moment,
  /** Newest first. */
  notes: z.array(noteSchema),
  reckoned: z.array(reckonedOrderSchema),
  links: z.optional(z.array(reckonedLinkSchema)),
  returns: z.array(customerReturnSchema),
  joined_cards: z.array(joinedCardSchema),
  /** The card that this one was joined to. */
  joined_to: z.nullable(z.string()),
  level_by_hand: z.nullable(levelByHandSchema),
})
export type StaffCustomer = z.infer<typeof customerSchema>
export const customerAnswer = z.object({ customer: customerSchema })

export const staffCustomerEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'GET',
  path: `${customersPath}/:id`,
  summary: 'One customer: orders, how the level is reckoned, consents and notes; contacts are masked',
  params: customerParams,
  result: customerAnswer,
})

const contactsSchema = z.object({
  email: z.string(),
  phone: z.nullable(z.string()),
  /** dd.mm.yyyy */
  birth_date: z.nullable(z.string()),
  /** The one used last first. */
  addresses: z.array(z.object({ text: textSchema, used_at: moment })),
})
export type CustomerContacts = z.infer<typeof contactsSchema>

export const openContactsEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'POST',
  path: `${customersPath}/:id/contacts`,
  summary: 'Email, phone, birth date and addresses of a customer; that they were looked at stays in the audit log',
  action: 'customer_open',
  audited: [],
  params: customerParams,
  body: z.object({}),
  result: z.object({ contacts: contactsSchema }),
})
