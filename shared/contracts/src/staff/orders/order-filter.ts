import * as z from 'zod/mini'
import type { OrderState } from '../../orders/orders.ts'
import { daySchema } from '../goods/staff-product-forms.ts'
import { LONGEST_LOGIN } from '../people/people.ts'

/** The tabs above the list of orders, each with the states that stand under it; every state stands under one of them. */
export const orderTabs = {
  to_pay: ['awaiting_payment'],
  to_pack: ['paid', 'paid_no_stock', 'processing'],
  on_the_way: ['ready', 'shipped'],
  delivered: ['delivered', 'completed'],
  returns: ['return_requested', 'returned'],
  cancelled: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderTab = keyof typeof orderTabs

// The keys of an object literal are its names, which Object.keys cannot know.
export const orderTabNames = Object.keys(orderTabs) as OrderTab[]

/**
 * Orders that wait for staff: to be packed, and of those the late ones; for a decision on a return; because something about them
 * is not as it should be; because a payment was begun and has no outcome; for money to go back.
 */
export const staffNeeds = ['packing', 'late', 'return', 'person', 'payment', 'refund'] as const
export type StaffNeed = (typeof staffNeeds)[number]

/** Lists that are worked off from the top: the order that is to be packed first stands first in them. */
export const packingNeeds: readonly StaffNeed[] = ['packing', 'late']

/** How an order travels: to a branch of the carrier, by its courier, into the customer's own hands, or to another country. */
export const deliveryKinds = ['branch', 'courier', 'pick_up', 'abroad'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

const search = z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long')))
const MOST_HRYVNIAS = 10_000_000
const isSum = [z.int('whole_hryvnias'), z.minimum(0, 'invalid'), z.maximum(MOST_HRYVNIAS, 'too_big')] as const
const sum = z.optional(z.number('invalid').check(...isSum))
const sumInAddress = z.optional(z.coerce.number('invalid').check(...isSum))
const tab = z.optional(z.enum(orderTabNames))
const needs = z.optional(z.enum(staffNeeds))
const delivery = z.optional(z.enum(deliveryKinds))
const day = z.optional(daySchema)
const assignee = z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_LOGIN, 'too_long')))
const yesOrNo = z.optional(z.enum(['0', '1']))

/**
 * Which orders are meant: all that agree with everything that is named. Sums are whole hryvnias, of an order in euros by the
 * rate of its day; days are those of Kyiv, both included.
 */
export const orderFilterSchema = z.object({
  search,
  tab,
  paid: z.optional(z.boolean()),
  needs,
  delivery,
  preorder: z.optional(z.boolean()),
  /** Orders with a comment that is assigned to this login and not done. */
  assignee,
  sum_from: sum,
  sum_to: sum,
  from: day,
  until: day,
})
export type OrderFilter = z.infer<typeof orderFilterSchema>

/** The filter in an address. */
export const orderFilterFields = {
  search,
  'filters[tab]': tab,
  'filters[isPaid]': yesOrNo,
  'filters[needs]': needs,
  'filters[delivery]': delivery,
  'filters[preorder]': yesOrNo,
  'filters[assignee]': assignee,
  'filters[sumFrom]': sumInAddress,
  'filters[sumTo]': sumInAddress,
  'filters[from]': day,
  'filters[until]': day,
}
const filterInAddress = z.object(orderFilterFields)
export type OrderFilterInAddress = z.infer<typeof filterInAddress>
