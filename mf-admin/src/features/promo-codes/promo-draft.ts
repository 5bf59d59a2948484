import type { PromoCodeForm, StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { neededNumber, typedNumber } from '../../numbers.ts'

/** The form as it is typed: everything is text until it is sent. */
export type PromoDraft = {
  code: string
  kind: PromoCodeForm['gift']['kind']
  percent: string
  uah: string
  eur: string
  valid_from: string
  valid_until: string
  usage_limit: string
  per_customer_limit: string
  min_goods_uah: string
  only_categories: readonly string[]
  only_collections: readonly string[]
  active: boolean
  note: string
}

const empty: PromoDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  uah: '',
  eur: '',
  valid_from: '',
  valid_until: '',
  usage_limit: '',
  per_customer_limit: '',
  min_goods_uah: '',
  only_categories: [],
  only_collections: [],
  active: true,
  note: '',
}

export function draftOf(known: StaffPromoCode | null): PromoDraft {
  if (!known) return empty
  const { gift } = known
  return {
    code: known.code,
    kind: gift.kind,
    percent: gift.kind === 'percent' ? String(gift.percent) : '',
    uah: gift.kind === 'fixed' ? numberText(gift.uah) : '',
    eur: gift.kind === 'fixed' ? numberText(gift.eur) : '',
    valid_from: known.valid_from ?? '',
    valid_until: known.valid_until ?? '',
    usage_limit: numberText(known.usage_limit),
    per_customer_limit: numberText(known.per_customer_limit),
    min_goods_uah: numberText(known.min_goods_uah),
    only_categories: known.only_categories ?? [],
    only_collections: known.only_collections ?? [],
    active: known.active,
    note: known.note,
  }
}

/** What is sent. A field that is no number is sent as one that the contract refuses, so that it is marked. */
export function formOf(draft: PromoDraft): PromoCodeForm {
  return {
    gift: giftOf(draft),
    valid_from: draft.valid_from || null,
    valid_until: draft.valid_until || null,
    usage_limit: typedNumber(draft.usage_limit),
    per_customer_limit: typedNumber(draft.per_customer_limit),
    min_goods_uah: typedNumber(draft.min_goods_uah),
    only_categories: someOf(draft.only_categories),
    only_collections: someOf(draft.only_collections),
    active: draft.active,
    note: draft.note,
  }
}

function giftOf({ kind, percent, uah, eur }: PromoDraft): PromoCodeForm['gift'] {
  if (kind === 'percent') return { kind, percent: neededNumber(percent) }
  return kind === 'fixed' ? { kind, uah: typedNumber(uah), eur: typedNumber(eur) } : { kind }
}

function someOf(names: readonly string[]): string[] | null {
  return names.length > 0 ? [...names] : null
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number)
}
