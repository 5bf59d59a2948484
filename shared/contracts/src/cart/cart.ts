import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../catalog/article.ts'
import { emailSchema } from '../contact.ts'
import { deliveryRouteSchema } from '../delivery/delivery.ts'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema } from '../money.ts'
import { localeSchema } from '../texts/text.ts'
import { MAX_CART_LINES, MAX_LINE_COUNT } from './cart-limits.ts'

/** What the browser sends of a line: never a price. */
export const wantedLineSchema = z.object({
  article: articleSchema,
  size: sizeNameSchema,
  count: z.int().check(z.minimum(1, 'invalid'), z.maximum(MAX_LINE_COUNT, 'invalid')),
  bundle: z.optional(z.nullable(articleSchema)),
})
export type WantedLine = z.infer<typeof wantedLineSchema>
export const wantedLinesSchema = z
  .array(wantedLineSchema)
  .check(z.minLength(1, 'empty_cart'), z.maxLength(MAX_CART_LINES, 'too_many'))

export const promoCodeSchema = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(32, 'too_long'))))

/** Why a code does not count (docs/rules.md, "Promo codes"); the customer reads one text for all of them. */
export const promoRefusals = [
  'promo_not_found',
  'promo_expired',
  'promo_not_started',
  'promo_limit',
  'promo_customer_limit',
  'promo_min_goods',
  'promo_not_applicable',
] as const
export type PromoRefusal = (typeof promoRefusals)[number]

/** The customer's own unpaid order, but for which the code would be good: its public name and its number. */
const codeHolderSchema = z.object({ order: z.string(), number: z.string() })
export type CodeHolder = z.infer<typeof codeHolderSchema>

/** `weaker`: the code is good, but saves no more than the personal or automatic discount or the items' own prices, so it is kept for another order. */
export const promoAnswerSchema = z.object({
  code: z.string(),
  applied: z.boolean(),
  result: z.enum(['applied', 'weaker', ...promoRefusals]),
  text: z.string(),
  /** What else there is to say of a refusal, below its text: this customer has used the code, or an unpaid order of theirs holds it. */
  note: z.optional(z.string()),
  held_by: z.optional(codeHolderSchema),
})

export const quoteLineSchema = z.object({
  article: z.string(),
  size: z.string(),
  count: z.int(),
  unit: z.number(),
  list: z.number(),
  sum: z.number(),
  /** Percent of the own discount that this line uses; 0 when the personal one applies. */
  own_discount: z.int(),
  /** Items that can be bought now; less than `count` means the line is short. */
  available: z.int(),
  /** Sold in advance: the day from which it ships (YYYY-MM-DD in Kyiv); null for what lies on the shelf. */
  preorder: z.nullable(z.string()),
})

/** Amounts are decimal numbers in `currency`; weight in kg. */
export const quoteSchema = z.object({
  currency: currencySchema,
  lines: z.array(quoteLineSchema),
  subtotal: z.number(),
  discount: z.number(),
  discount_percent: z.int(),
  discount_kind: z.enum(['none', 'loyalty', 'auto', 'promo', 'staff']),
  birthday_percent: z.int(),
  birthday_discount: z.number(),
  promo_discount: z.number(),
  delivery: z.nullable(z.number()),
  total: z.number(),
  weight: z.number(),
  explained: z.array(z.object({ rule: z.string(), amount: z.number(), text: z.string() })),
  /** The percent that comes by itself with goods for `from`, while it is within reach: for how much more, and whether that is little. */
  next_discount: z.optional(
    z.object({ percent: z.int(), from: z.number(), missing: z.number(), is_near: z.boolean() }),
  ),
})
export type Quote = z.infer<typeof quoteSchema>

export const quoteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/cart/quote',
  summary: 'What the cart costs this shopper now, with the hash an order must repeat',
  onlyReads: true,
  access: 'public',
  body: z.object({
    locale: z.optional(localeSchema),
    currency: currencySchema,
    lines: wantedLinesSchema,
    delivery: z.optional(z.nullable(deliveryRouteSchema)),
    promo_code: promoCodeSchema,
    /** As it stands at the checkout: a guest's uses of a code are counted by it. */
    email: z.optional(z.nullable(emailSchema)),
  }),
  result: z.object({
    quote: quoteSchema,
    quote_hash: z.string(),
    /** Lines whose article or size is not sold any more. */
    gone: z.array(z.object({ article: z.string(), size: z.string() })),
    promo: z.optional(promoAnswerSchema),
  }),
})
