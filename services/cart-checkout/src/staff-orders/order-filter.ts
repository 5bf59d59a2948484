import { addDays, startOfKyivDay } from '@shop/calendar/kyiv-days'
import type { OrderState, PaymentState } from '@shop/contracts/orders/orders'
import {
  type DeliveryKind,
  type OrderFilter,
  type OrderFilterInAddress,
  orderTabs,
  packingNeeds,
  type StaffNeed,
} from '@shop/contracts/staff/orders/order-filter'
import { searchedTerm } from '@shop/service-kit/storage/search-terms'
import type { Filter } from 'mongodb'
import type { Order } from '../order/order.ts'
import { paidStates } from '../order/payment-states.ts'

const packing: readonly OrderState[] = ['paid', 'processing']

/** The filter that stands in an address. */
export function filterOfAddress({ search, ...asked }: OrderFilterInAddress): OrderFilter {
  return {
    search,
    tab: asked['filters[tab]'],
    paid: yesOrNo(asked['filters[isPaid]']),
    needs: asked['filters[needs]'],
    delivery: asked['filters[delivery]'],
    preorder: yesOrNo(asked['filters[preorder]']),
    assignee: asked['filters[assignee]'],
    sum_from: asked['filters[sumFrom]'],
    sum_to: asked['filters[sumTo]'],
    from: asked['filters[from]'],
    until: asked['filters[until]'],
  }
}

/**
 * Which orders staff mean; each part of it is answered by an index (docs/rules.md, "Order states").
 * @param today the day in Kyiv: an order that should have been packed before it is late.
 */
export function staffFilter(
  { search = '', paid, needs, delivery, preorder, assignee, ...filter }: OrderFilter,
  today: string,
): Filter<Order> {
  const term = searchedTerm(search)
  return {
    ...standing({ ...filter, needs }),
    ...(needs === 'person' && { needs_person: true }),
    ...(needs === 'refund' && { needs_refund: true }),
    ...(needs === 'late' && { pack_by: { $gt: '', $lt: today } }),
    created_at: betweenDays(filter),
    ...(term && { search_terms: { $elemMatch: { $gte: term, $lt: `${term}\uffff` } } }),
    ...paymentOf({ paid, needs }),
    ...(delivery && byDelivery[delivery]),
    ...(preorder !== undefined && { has_preorder: preorder || { $ne: true } }),
    ...(assignee && { assigned_to: assignee }),
    ...sumBetween(filter),
  }
}

const statesOfNeed: Partial<Record<StaffNeed, readonly OrderState[]>> = {
  packing,
  late: packing,
  return: ['return_requested'],
}

/** What was given back before it left stands among the cancelled ones, though staff have yet to cancel it (docs/rules.md, "Order states"). */
function standing({ tab, needs }: Pick<OrderFilter, 'tab' | 'needs'>): Filter<Order> {
  const state = statesOf({ tab, needs })
  const isOfPacking = tab === 'to_pack' || (needs !== undefined && packingNeeds.includes(needs))
  if (isOfPacking) return { state, has_nothing_to_send: { $ne: true } }
  return tab === 'cancelled' && needs !== 'return' ? { $or: [{ state }, { has_nothing_to_send: true }] } : { state }
}

function statesOf({ tab, needs }: Pick<OrderFilter, 'tab' | 'needs'>) {
  const ofNeed = needs && statesOfNeed[needs]
  const ofTab = tab && orderTabs[tab]
  // Every placed order has its row of history; the ones under way have none.
  if (!ofNeed && !ofTab) return { $nin: ['placing', 'undone'] as const satisfies Order['state'][] }
  const both: readonly OrderState[] = ofTab ?? ofNeed ?? []
  return { $in: both.filter(state => ofNeed?.includes(state) ?? true) }
}

/** A payment without an outcome is one that the bank has not decided, or that does not match what was asked for. */
const undecided: readonly PaymentState[] = ['in_processing', 'review']

function paymentOf({ paid, needs }: Pick<OrderFilter, 'paid' | 'needs'>): Filter<Order> {
  // None of them is paid, so both questions together find nothing when paid ones are asked for.
  if (needs === 'payment') return { payment_state: { $in: paid ? [] : [...undecided] } }
  if (paid === undefined) return {}
  return { payment_state: paid ? { $in: [...paidStates] } : { $nin: [...paidStates] } }
}

/** Named also without days, so that the list walks the index of dates, which its sort needs anyway. */
function betweenDays({ from, until }: Pick<OrderFilter, 'from' | 'until'>) {
  const since = from ? { $gte: startOfKyivDay(from) } : { $gt: new Date(0) }
  return until ? { ...since, $lt: startOfKyivDay(addDays(until, 1)) } : since
}

function sumBetween({ sum_from, sum_to }: Pick<OrderFilter, 'sum_from' | 'sum_to'>): Filter<Order> {
  if (sum_from === undefined && sum_to === undefined) return {}
  return { total_uah: { $gte: 100 * (sum_from ?? 0), ...(sum_to !== undefined && { $lte: 100 * sum_to }) } }
}

const inUkraine = (how: string): Filter<Order> => ({
  'delivery.type': 'ukraine',
  'delivery.delivery_method_option': how,
})
const byDelivery: Record<DeliveryKind, Filter<Order>> = {
  branch: inUkraine('post'),
  courier: inUkraine('courier'),
  pick_up: inUkraine('self'),
  // The field that has no value here stands before the dates in the index.
  abroad: { 'delivery.type': 'international', 'delivery.delivery_method_option': null },
}

function yesOrNo(asked: '0' | '1' | undefined): boolean | undefined {
  return asked === undefined ? undefined : asked === '1'
}
