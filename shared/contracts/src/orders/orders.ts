import * as z from 'zod/mini'
import { promoCodeSchema, wantedLinesSchema } from '../cart/cart.ts'
import { contactSchema } from '../contact.ts'
import { deliverySchema } from '../delivery/delivery.ts'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema, sumSchema } from '../money.ts'
import { localeSchema, note } from '../texts/text.ts'
import { changedFieldSchema, changeRequestSchema } from './changed-field.ts'
import { paymentMethodSchema, staffMeansSchema } from './payment-means.ts'
import { lastExchangeSchema, lastReturnSchema } from './returns.ts'

export const paymentStates = [
  'none',
  'in_processing',
  'approved',
  'declined',
  'expired',
  'refund_in_processing',
  'partially_refunded',
  'refunded',
  'review',
] as const
export const orderStates = [
  'awaiting_payment',
  'paid',
  'processing',
  'ready',
  'shipped',
  'delivered',
  'completed',
  'expired',
  'cancelled',
  'paid_no_stock',
  'return_requested',
  'returned',
] as const
/** What a customer can do something about: money, the date, the three digits, the number of the card. */
export const declineReasons = ['funds', 'card_expired', 'cvv', 'card_number'] as const
export type PaymentState = (typeof paymentStates)[number]
export type OrderState = (typeof orderStates)[number]

/** The unguessable name of an order in public addresses: number and 13 base32 characters. */
export const orderRefSchema = z.string().check(z.regex(/^\d{2}-\d{6}-[a-z2-7]{13}$/, 'invalid'))
export const orderNumberSchema = z.string().check(z.regex(/^\d{2}-\d{6}$/, 'invalid'))

const mustBeTicked = (missing: string) => z.literal(true, missing)

/** What the shopper fills in to order; the browser checks it with the same schema before it asks. */
export const orderFormSchema = z.object({
  customer: contactSchema,
  delivery: deliverySchema,
  payment_method: paymentMethodSchema,
  note: z.optional(note(1000)),
  consent: mustBeTicked('consent_required'),
  /** The shopper knows that pre-orders ship later; needed when there is one. */
  preorder_ack: z.optional(z.boolean()),
  /** Of a cart with pre-orders: everything waits for them. Otherwise what is there ships now. */
  ship_together: z.optional(z.boolean()),
})

export const createOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/create',
  summary: 'Places an order: all of it, or nothing',
  access: 'public',
  idempotent: true,
  success: 201,
  body: z.extend(orderFormSchema, {
    locale: localeSchema,
    currency: currencySchema,
    quote_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
    promo_code: promoCodeSchema,
    lines: wantedLinesSchema,
  }),
  result: z.object({
    order: z.object({ number: z.string(), ref: z.string(), total: sumSchema, reserved_until: z.string() }),
  }),
})

/** A parcel, or (without a number) items that lie ready in the shop. */
export const orderShipmentSchema = z.object({
  date: z.string(),
  tracking: z.nullable(z.string()),
  /** The carrier's page about it, when its number shows which carrier it is. */
  link: z.nullable(z.string()),
  pieces: z.int(),
})

/** How the order stands with the bank, and what the customer may do meanwhile. */
export const chargeFields = {
  /** The customer came back from the bank, and it has not answered yet: no pay and no cancel meanwhile (docs/rules.md, "Payments"). */
  asking_bank: z.optional(z.boolean()),
  /** It was asked for a minute and has not answered: pay hands out the same attempt, cancel becomes a request. */
  bank_silent: z.optional(z.boolean()),
  /** The customer wants to cancel and the bank is silent: cancelled as soon as it answers, or when the time is up. */
  cancel_requested: z.optional(z.boolean()),
  /** Cancelled while the bank was silent: it is not known yet whether it took money. Money found later goes back by itself. */
  maybe_charged: z.optional(z.boolean()),
  /** Paid, but cancelled before the bank confirmed it: the whole sum is on its way back, or has gone back. */
  money_back: z.optional(z.boolean()),
  /** May it be paid now? Not while the bank is asked, and not while it is being cancelled. */
  can_pay: z.boolean(),
  /** About how many hryvnias the bank takes for euros while they may be paid, and how many it took (docs/rules.md, "Money"). */
  charge_uah: z.optional(z.nullable(z.number())),
}

/** The promo code by which an order is cheaper: what it took off the goods, and whether it spared the delivery. */
export const orderPromoSchema = z.object({ code: z.string(), discount: z.number(), free_delivery: z.boolean() })

export const orderInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-info',
  summary: 'Number, date, amount and status of an order; nothing personal but to its owner',
  access: 'public',
  // A bare number, or anything else that is no ref, names no order: not found, as for a wrong ref.
  query: z.object({ order: z.string().check(z.maxLength(100, 'too_long')) }),
  result: z.object({
    order: z.object({
      number: z.string(),
      date: z.string(),
      amount: z.number(),
      discount: z.number(),
      /** Null or missing: without a code. */
      promo: z.optional(z.nullable(orderPromoSchema)),
      delivery: z.number(),
      total: z.number(),
      currency: currencySchema,
      /** What the page shows: approved, declined, in_processing, refunded. */
      payment_status: z.enum(['approved', 'declined', 'in_processing', 'refunded']),
      order_status: z.enum(orderStates),
      ...chargeFields,
      /** By what staff took the money, and so give it back; missing where a bank does. */
      taken_by: z.optional(staffMeansSchema),
      reserved_until: z.nullable(z.string()),
      /** Why the bank declined, when its reason helps the customer; null or missing otherwise. */
      decline_reason: z.optional(z.nullable(z.enum(declineReasons))),
      /** The day from which the last pre-order ships; null when everything lies on the shelf. */
      preorder: z.nullable(z.string()),
      /** May it be given up: unpaid (not while the bank is asked), or a pre-order that is far too late? */
      can_cancel: z.optional(z.boolean()),
      /** The last day on which something of it may be sent back; null when nothing may. */
      return_until: z.optional(z.nullable(z.string())),
      /** The newest return that was asked for, and what became of it. */
      last_return: z.optional(z.nullable(lastReturnSchema)),
      /** What was exchanged last, for who may read what was ordered. */
      last_exchange: z.optional(lastExchangeSchema),
      /** Some of the items came back, the others are the customer's. */
      partly_returned: z.optional(z.boolean()),
      /** Is this browser or customer known to have placed it? Others prove it by a code. */
      is_yours: z.optional(z.boolean()),
      /** Does this browser see what was ordered and where it goes: its owner's, or one in which its code was typed? */
      may_read: z.optional(z.boolean()),
      /** What a change or an exchange costs more, in the currency of the charge; missing where none waits for its money. */
      difference: z.optional(
        z.object({
          amount: z.number(),
          currency: currencySchema,
          until: z.string(),
          can_pay: z.boolean(),
          asking_bank: z.boolean(),
          /** The bank declined the last try to pay it. */
          declined: z.boolean(),
          is_exchange: z.optional(z.boolean()),
          /** What changes; shown to these only. */
          changes: z.optional(z.array(changedFieldSchema)),
        }),
      ),
      /** The newest wish of its owner for a change, and may they ask for one now? Shown to the owner only. */
      change_request: z.optional(changeRequestSchema),
      can_request_change: z.optional(z.boolean()),
      /** Parcels on their way, and items that lie ready; shown to these only. */
      parts: z.optional(z.array(orderShipmentSchema)),
      /** Where the emails about it go; shown to these only. */
      letter_to: z.optional(z.string()),
    }),
  }),
})
