import type { ProductCard } from '@shop/contracts/catalog/product'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { OrderChange, PromoChoice } from '@shop/contracts/staff/orders/order-change'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import type { Text } from '@shop/contracts/texts/text'
import {
  type DeliveryDraft,
  deliveryDraftOf,
  deliveryOf,
  emptyDelivery,
} from '../../../delivery-fields/delivery-draft.ts'
import { keyOf } from '../picked-lines.ts'

/** `size` is empty while the line stays as it is. */
export type SwapDraft = { article: string; size: string; count: string }

/** An item that comes to the order; `size` is empty until one is chosen. */
export type AddedDraft = {
  key: string
  article: string
  title: Text
  sizes: { name: string; left: number; isInAdvance: boolean }[]
  size: string
  count: string
}

/** What staff say of another sum. */
export type SumDraft = {
  keep_sum: string
  /** By what staff took what a paid order costs more, or `link`: its customer is asked to pay it; empty: neither. */
  means: StaffMeans | 'link' | ''
  meansReason: string
}

/** What becomes of a promo code whose terms do not hold any more; empty until it is chosen. */
export type PromoDraft = { promo: PromoChoice | '' }

export type ChangeDraft = DeliveryDraft &
  SumDraft &
  PromoDraft & {
    added: AddedDraft[]
    swaps: Record<string, SwapDraft>
    /** How many items of a line are taken away, by its key. */
    removed: Record<string, string>
    customer: { name: string; last_name: string; phone: string; email: string }
    note: string
    isMoved: boolean
  }

/** `most`: how many of its items. */
export type ChangeableLine = FullOrder['lines'][number] & { most: number }

/** The lines of which items can be swapped or taken away, with how many. */
export function changeableLines({ lines, changeable }: FullOrder): ChangeableLine[] {
  const known = new Map(changeable?.lines.map(line => [keyOf(line), line]))
  return lines.flatMap(line => {
    const found = known.get(keyOf(line))
    return found ? [{ ...line, most: found.count }] : []
  })
}

export function contactOf({ changeable, phone, email }: FullOrder): ChangeDraft['customer'] {
  return { name: changeable?.name ?? '', last_name: changeable?.last_name ?? '', phone, email }
}

export function draftOf(order: FullOrder): ChangeDraft {
  const { changeable, note } = order
  const swaps = changeableLines(order).map(line => [
    keyOf(line),
    { article: line.article, size: '', count: String(line.most) },
  ])
  return {
    ...(changeable ? deliveryDraftOf(changeable.delivery) : emptyDelivery),
    swaps: Object.fromEntries(swaps),
    added: [],
    removed: {},
    customer: contactOf(order),
    note,
    isMoved: false,
    keep_sum: '',
    promo: '',
    means: '',
    meansReason: '',
  }
}

/**
 * What is sent: only what this person has changed since the form was opened (`base`), on the order as it is now, so that what a colleague
 * changed meanwhile stays.
 */
export function changeOf(base: FullOrder, order: FullOrder, draft: ChangeDraft): OrderChange {
  const before = contactOf(base)
  const names = Object.keys(before) as (keyof typeof before)[]
  const typed = names.filter(name => draft.customer[name].trim() !== before[name])
  const { email, ...person } = {
    ...contactOf(order),
    ...Object.fromEntries(typed.map(name => [name, draft.customer[name]])),
  }
  const swaps = swapsOf(order, draft)
  const removed = removedOf(order, draft)
  return {
    seen: order.changeable?.revision ?? '',
    ...(typed.length > 0 && { customer: { ...person, ...(email.trim() && { email: email.trim() }) } }),
    ...(draft.note.trim() !== base.note && { note: draft.note }),
    ...(draft.isMoved && { delivery: deliveryOf(draft) }),
    ...(swaps.length > 0 && { swaps }),
    ...(removed.length > 0 && { removed }),
    ...(draft.added.length > 0 && { added: draft.added.map(addedOf) }),
    ...differenceOf(draft),
    ...(draft.keep_sum.trim() === '' ? promoOf(draft) : { keep_sum: draft.keep_sum }),
  }
}

/** Where the agreed terms stay with a reason, the code stays as well. */
function promoOf({ promo }: ChangeDraft): Pick<OrderChange, 'promo'> {
  return promo === '' ? {} : { promo }
}

/** What the difference is taken by, or that its customer is asked for it. */
export function differenceOf({ means, meansReason }: SumDraft): Pick<OrderChange, 'difference' | 'ask_difference'> {
  if (means === '') return {}
  return means === 'link' ? { ask_difference: true } : { difference: { means, reason: meansReason } }
}

function swapsOf(order: FullOrder, { swaps }: ChangeDraft): NonNullable<OrderChange['swaps']> {
  return changeableLines(order).flatMap(line => {
    const { article, size, count } = swaps[keyOf(line)] ?? { article: '', size: '', count: '' }
    if (size === '') return []
    const of = {
      article: line.article,
      size: line.size,
      bundle: line.bundle,
      count: Math.min(Number(count), line.most),
    }
    return [{ ...of, to: { article, size } }]
  })
}

/** How many items of a line can be taken away: of those that are not swapped. */
export function mostRemoved({ most }: ChangeableLine, swap: SwapDraft | undefined): number {
  return !swap || swap.size === '' ? most : most - Number(swap.count)
}

function removedOf(order: FullOrder, { swaps, removed }: ChangeDraft): NonNullable<OrderChange['removed']> {
  return changeableLines(order).flatMap(line => {
    const { article, size, bundle } = line
    const count = Math.min(Number(removed[keyOf(line)] ?? 0), mostRemoved(line, swaps[keyOf(line)]))
    return count > 0 ? [{ article, size, bundle, count }] : []
  })
}

/** So many of what is sold in advance: a larger number is an order of its own. */
const MOST_IN_ADVANCE = 10

/** The item with its first size that is there, or can be had in advance. */
export function addedDraft({ article, title, sizes }: ProductCard, key: string): AddedDraft {
  const there = sizes.flatMap(({ name, count, preorder }) => {
    if (count > 0) return [{ name, left: count, isInAdvance: false }]
    return preorder ? [{ name, left: MOST_IN_ADVANCE, isInAdvance: true }] : []
  })
  return { key, article, title, sizes: there, size: there[0]?.name ?? '', count: '1' }
}

function addedOf({ article, size, count }: AddedDraft): NonNullable<OrderChange['added']>[number] {
  return { article, size, count: Number(count) }
}
