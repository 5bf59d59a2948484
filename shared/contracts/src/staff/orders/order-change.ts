import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import { emailSchema, phoneSchema } from '../../contact.ts'
import { firstNameSchema, lastNameSchema } from '../../customers/person-name.ts'
import { deliverySchema } from '../../delivery/delivery.ts'
import { defineEndpoint, type ResultOf } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { changedFieldSchema } from '../../orders/changed-field.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { staffMeansSchema } from '../../orders/payment-means.ts'
import { line, note, textSchema } from '../../texts/text.ts'
import { lineCountSchema, swapSchema } from './customer-order-actions.ts'

const fields = {
  customer: z.optional(
    z.object({
      name: firstNameSchema,
      last_name: lastNameSchema,
      phone: phoneSchema,
      /** Missing: nobody has a mailbox to write to. */
      email: z.optional(emailSchema),
    }),
  ),
  note: z.optional(note(1000)),
  delivery: z.optional(deliverySchema),
  /** Items that come to the order, at today's price. */
  added: z.optional(
    z
      .array(
        z.object({
          article: articleSchema,
          size: sizeNameSchema,
          count: z.int().check(z.minimum(1, 'invalid'), z.maximum(100, 'invalid')),
        }),
      )
      .check(z.maxLength(100, 'too_long')),
  ),
  /** Items that are taken away. */
  removed: z.optional(z.array(lineCountSchema).check(z.maxLength(100, 'too_long'))),
  swaps: z.optional(z.array(swapSchema).check(z.maxLength(100, 'too_long'))),
}

/**
 * What becomes of an order's promo code whose terms do not hold for the changed order: the order is without it, and its use is given back;
 * or what was agreed keeps it, and new items are without it.
 */
export const promoChoices = ['without', 'keep'] as const
export type PromoChoice = (typeof promoChoices)[number]

/** Why they do not hold: not for the new items, too few goods, nothing left that it is for, or the code has ended since. */
export const promoChoiceReasons = ['not_covered', 'min_goods', 'not_applicable', 'ended'] as const

/** What staff change of an order that is in no parcel yet (docs/rules.md, "Changes of an order"); what is left out stays as it is. */
export const orderChangeSchema = z
  .object({
    ...fields,
    /** What its author saw: after another change it is refused with 409 `changed_meanwhile`. */
    seen: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'invalid')),
    /** The agreed prices and terms stay, though something costs another sum today or a limit is not reached any more: why. */
    keep_sum: z.optional(line(200, 'reason_required')),
    /** Obligatory where the terms of its promo code do not hold any more, unless the agreed terms stay: else 409 `promo_choice_required`. */
    promo: z.optional(z.enum(promoChoices)),
    /** By what staff took what a paid order costs more, and where it came from. */
    difference: z.optional(z.object({ means: staffMeansSchema, reason: line(200, 'reason_required') })),
    /** The customer is asked by email to pay what a paid order costs more: it is changed when the money has come, within 24 hours. */
    ask_difference: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ customer, note, delivery, added = [], removed = [], swaps = [] }) =>
        [customer, note, delivery].some(field => field !== undefined) ||
        added.length + removed.length + swaps.length > 0,
      { error: 'nothing_changed', path: ['swaps'] },
    ),
  )
export type OrderChange = z.infer<typeof orderChangeSchema>

/** What stands against a change: the reason of its refusal. */
export const changeRefusals = ['out_of_stock', 'promo_choice_required', 'order_sum_differs'] as const

const inCharge = z.object({ amount: z.number(), currency: currencySchema })
const sums = z.object({ was: z.number(), will_be: z.number() })

/** What a change would come to: was, will be, and what stands against it. */
export const changePreviewSchema = z.object({
  currency: currencySchema,
  /** What would be written into the history and the email. */
  changes: z.array(changedFieldSchema),
  goods: sums,
  discount: sums,
  delivery: sums,
  total: sums,
  /** The total where the agreed prices and terms stay, as a reason makes them. */
  agreed_total: z.number(),
  /** The promo code whose terms do not hold for the changed order, and the total by each choice; null: there is nothing to choose. */
  promo: z.nullable(
    z.object({
      code: z.string(),
      reason: z.enum(promoChoiceReasons),
      /** Null where items were given back under the code already: then it can only be kept. */
      without_total: z.nullable(z.number()),
      keep_total: z.number(),
    }),
  ),
  /** What its payment is too much then, or too little. */
  to_give_back: z.nullable(inCharge),
  to_pay: z.nullable(inCharge),
  short: z.array(
    z.object({ article: z.string(), size: z.string(), title: textSchema, requested: z.int(), available: z.int() }),
  ),
  refusal: z.nullable(z.enum(changeRefusals)),
})

export const previewOrderChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/:number/change/preview',
  summary: 'What a change of the order would come to: was, will be, and what stands against it',
  onlyReads: true,
  access: 'staff:fulfilment',
  owner: 'cart-checkout',
  params: z.object({ number: orderNumberSchema }),
  body: orderChangeSchema,
  result: z.object({
    preview: changePreviewSchema,
  }),
})
export type OrderChangePreview = ResultOf<typeof previewOrderChangeEndpoint>['preview']
