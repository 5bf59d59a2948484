import type { ProductCard } from '@shop/contracts/catalog/product'
import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import {
  MOST_STAFF_PERCENT,
  type makeOrderEndpoint,
  type staffQuoteEndpoint,
} from '@shop/contracts/staff/orders/new-order'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { type DeliveryDraft, deliveryOf, emptyDelivery, routeOf } from '../../delivery-fields/delivery-draft.ts'
import { typedNumber } from '../../numbers.ts'

/** What it would cost now. */
export type Quoted = ResultOf<typeof staffQuoteEndpoint>

/** A size that may be chosen, with how many there are. */
type DraftSize = { name: string; left: number; isAwaited: boolean }
/** `size` is empty until one is chosen. */
export type DraftLine = {
  key: string
  article: string
  title: Text
  color: Text
  height: string | null
  picture: string | null
  sizes: DraftSize[]
  size: string
  count: number
}
export type DraftAccount = { id: string; name: string; phone: string | null; level: number }

export type OrderDraft = DeliveryDraft & {
  lines: DraftLine[]
  who: 'person' | 'account'
  person: { name: string; last_name: string; phone: string; email: string }
  account: DraftAccount | null
  accountPhone: string
  locale: Locale
  currency: 'UAH' | 'EUR'
  percent: string
  reason: string
  pay: 'link' | 'offline'
  means: StaffMeans | ''
  meansNote: string
  /** Counts for what is paid and fetched in the shop. */
  isHandedOver: boolean
  comment: string
}

export const emptyDraft: OrderDraft = {
  ...emptyDelivery,
  lines: [],
  who: 'person',
  person: { name: '', last_name: '', phone: '', email: '' },
  account: null,
  accountPhone: '',
  locale: 'uk',
  currency: 'UAH',
  percent: '',
  reason: '',
  pay: 'link',
  means: '',
  meansNote: '',
  isHandedOver: false,
  comment: '',
}

/** The item as a line, with its only size chosen where there is but one. */
export function lineOf(product: ProductCard, key: string): DraftLine {
  const { article, title, color, height, previewImages } = product
  const sizes = product.sizes.map(({ name, count, preorder }) => ({ name, left: count, isAwaited: preorder }))
  const [only, another] = sizes
  const size = only && !another && (only.left > 0 || only.isAwaited) ? only.name : ''
  const picture = previewImages[0]?.name ?? null
  return { key, article, title, color: color.title, height, picture, sizes, size, count: 1 }
}

const linesToSend = ({ lines }: Pick<OrderDraft, 'lines'>) =>
  lines.map(({ article, size, count }) => ({ article, size, count }))

/** The question for the price; null while an item has no size. */
export function quoteQuestion(draft: OrderDraft, locale: Locale): BodyOf<typeof staffQuoteEndpoint> | null {
  if (draft.lines.length === 0 || draft.lines.some(({ size }) => size === '')) return null
  const percent = typedNumber(draft.percent)
  const isPercent = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= MOST_STAFF_PERCENT
  return {
    locale,
    currency: draft.currency,
    lines: linesToSend(draft),
    delivery: routeOf(draft),
    account: draft.who === 'account' ? (draft.account?.id ?? null) : null,
    discount_percent: isPercent ? percent : null,
  }
}

/** What is sent, as far as it is filled in: the contract says what is missing. */
export function bodyOf(draft: OrderDraft, quote_hash: string): BodyOf<typeof makeOrderEndpoint> {
  const { locale, currency, percent, reason, pay, means, meansNote, comment } = draft
  const isDiscounted = percent.trim() !== '' || reason.trim() !== ''
  const terms = {
    locale,
    currency,
    quote_hash,
    lines: linesToSend(draft),
    customer: customerOf(draft),
    delivery: deliveryOf(draft),
    discount: isDiscounted ? { percent: typedNumber(percent) ?? Number.NaN, reason } : null,
    comment,
  }
  if (pay !== 'offline') return { ...terms, pay }
  const note = means === 'other' && meansNote.trim() !== '' ? { means_note: meansNote } : {}
  const handedOver = draft.isHandedOver && draft.method === 'self' ? { handed_over: true as const } : {}
  return { ...terms, pay, means: means as StaffMeans, ...note, ...handedOver }
}

function customerOf({ who, account, accountPhone, person }: OrderDraft): BodyOf<typeof makeOrderEndpoint>['customer'] {
  if (who === 'account') return { kind: 'account', id: account?.id ?? '', ...(accountPhone && { phone: accountPhone }) }
  const { email, ...named } = person
  return { kind: 'person', ...named, ...(email.trim() && { email: email.trim() }) }
}
