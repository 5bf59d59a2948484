import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import {
  type DeliveryDraft,
  deliveryDraftOf,
  deliveryOf,
  emptyDelivery,
} from '../../../delivery-fields/delivery-draft.ts'
import { keyOf } from '../picked-lines.ts'

/** `size` is empty while the line stays as it is. */
export type SwapDraft = { article: string; size: string; count: string }

export type ChangeDraft = DeliveryDraft & {
  swaps: Record<string, SwapDraft>
  customer: { name: string; last_name: string; phone: string; email: string }
  note: string
  isMoved: boolean
  keep_sum: string
}

/** `isWhole`: all its items or none. */
export type SwappableLine = FullOrder['lines'][number] & { most: number; isWhole: boolean }

/** The lines whose size can be swapped, with how many items. */
export function swappableLines({ lines, changeable }: FullOrder): SwappableLine[] {
  const changeableLines = new Map(changeable?.lines.map(line => [keyOf(line), line]))
  return lines.flatMap(line => {
    const swappable = changeableLines.get(keyOf(line))
    return swappable ? [{ ...line, most: swappable.count, isWhole: swappable.is_whole }] : []
  })
}

export function contactOf({ changeable, phone, email }: FullOrder): ChangeDraft['customer'] {
  return { name: changeable?.name ?? '', last_name: changeable?.last_name ?? '', phone, email }
}

export function draftOf(order: FullOrder): ChangeDraft {
  const { changeable, note } = order
  const swaps = swappableLines(order).map(line => [
    keyOf(line),
    { article: line.article, size: '', count: String(line.most) },
  ])
  return {
    ...(changeable ? deliveryDraftOf(changeable.delivery) : emptyDelivery),
    swaps: Object.fromEntries(swaps),
    customer: contactOf(order),
    note,
    isMoved: false,
    keep_sum: '',
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
  return {
    seen: order.changeable?.revision ?? '',
    ...(typed.length > 0 && { customer: { ...person, ...(email.trim() && { email: email.trim() }) } }),
    ...(draft.note.trim() !== base.note && { note: draft.note }),
    ...(draft.isMoved && { delivery: deliveryOf(draft) }),
    ...(swaps.length > 0 && { swaps }),
    ...(draft.keep_sum.trim() !== '' && { keep_sum: draft.keep_sum }),
  }
}

function swapsOf(order: FullOrder, { swaps }: ChangeDraft): NonNullable<OrderChange['swaps']> {
  return swappableLines(order).flatMap(line => {
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
