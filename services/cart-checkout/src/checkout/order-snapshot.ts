import type { EurMode } from '@shop/contracts/staff/staff-settings'
import type { Text } from '@shop/contracts/texts/text'
import { mailboxKey } from '@shop/service-kit/mail/mailbox-key'
import type { Order, OrderTask } from '../order/order.ts'
import { linesKey, type OrderLine, type OrderSums } from '../order/order-line.ts'
import { leaseFrom } from '../order/order-tasks.ts'
import type { Transit } from '../order/transit.ts'
import { promoCustomer } from '../promo-codes/promo-code.ts'
import type { QuotedCart, QuotedLine } from '../quote/quote-cart.ts'
import { counterIdsOf } from '../unpaid-orders/count-unpaid.ts'
import type { OrderRequest, StaffTerms } from './order-request.ts'

type Snapshot = {
  request: OrderRequest
  quoted: QuotedCart
  delivery_text: Text
  transit?: Transit
  number: string
  ref: string
  now: Date
  reserved_until: Date
  eur_mode: EurMode
  /** The order of the same things that this one takes the place of. */
  replaces: string | null
}

/** The order as it is agreed upon, before any item is reserved for it. */
export function newOrder({ request, quoted, replaces, now, eur_mode, ...named }: Snapshot): Order {
  const { body, buyer, client, key, body_hash, staff } = request
  const { reserved_until } = named
  const promo = promoOf(quoted, body.customer.email)
  const customer_id = quoted.customer?.id ?? null
  const hasProvenPhone = quoted.customer?.phone_proven === true
  return {
    ...named,
    version: 1,
    state: 'placing',
    payment_state: 'none',
    created_at: now,
    promised_until: reserved_until,
    buyer,
    ...(staff
      ? staffFields(staff, quoted)
      : { counted_for: counterIdsOf({ buyer, customer: customer_id, client, hasProvenPhone }) }),
    idempotency_key: key,
    body_hash,
    customer_id,
    locale: body.locale,
    currency: body.currency,
    eur_rate: quoted.rate,
    ...(eur_mode === 'charge_eur' && { eur_mode }),
    customer: body.customer,
    ...(isProved(quoted, body.customer.email) && { mailbox_proved: true as const }),
    delivery: body.delivery,
    payment_method: body.payment_method,
    ship_together: body.ship_together ?? false,
    note: body.note ?? '',
    comment: staff?.comment ?? '',
    ...(staff?.comment && { comment_changes: [{ at: now, who: staff.made_by_staff.who, text: staff.comment }] }),
    lines: quoted.lines.map(orderLine),
    lines_key: linesKey(body.lines),
    sums: orderSums(quoted),
    promo,
    attempts: [],
    alerts: [],
    history: [],
    search_terms: [],
    tasks: staff ? [{ do: 'reserve_stock' }] : tasksOf(replaces, promo),
    tasks_lease_until: leaseFrom(now),
  }
}

/** It counts for no cap of unpaid orders: staff know whom they make it for. */
function staffFields({ made_by_staff }: StaffTerms, { quote }: QuotedCart): Pick<Order, 'source' | 'made_by_staff'> {
  const discount_reason = quote.discountKind === 'staff' ? made_by_staff.discount_reason : null
  const made = { made_by_staff: { ...made_by_staff, discount_reason } }
  return made_by_staff.paid_in_shop ? { source: 'offline', ...made } : made
}

function isProved({ customer }: QuotedCart, email: string): boolean {
  return Boolean(customer?.proved_email) && mailboxKey(customer?.proved_email ?? '') === mailboxKey(email)
}

/** Counted first: a customer who is refused keeps the earlier order. */
function tasksOf(replaces: string | null, promo: Order['promo']): OrderTask[] {
  return [
    { do: 'count_unpaid', instead_of: replaces },
    ...(replaces ? [{ do: 'release_earlier' as const, number: replaces }] : []),
    { do: 'reserve_stock' },
    ...(promo ? [{ do: 'reserve_promo' as const }] : []),
  ]
}

function promoOf({ promo, applied, customer }: QuotedCart, email: string): Order['promo'] {
  return promo && applied ? { code: promo.code, gift: applied, customer: promoCustomer(customer, email) } : null
}

function orderLine({ wanted, sellable, list, price, preorder, priced }: QuotedLine): OrderLine {
  return {
    article: wanted.article,
    size: wanted.size,
    count: wanted.count,
    bundle: wanted.bundle ?? null,
    title: sellable.title,
    ...(sellable.color && { color: sellable.color }),
    height: sellable.height ?? null,
    picture: sellable.picture,
    category: sellable.category,
    collection: sellable.collection,
    list_price: list,
    current_price: price,
    bundle_percent: sellable.bundle_percent,
    weight_kg: sellable.weight_kg,
    preorder,
    list: priced.list,
    unit: priced.unit,
    sum: priced.sum,
    own_discount: priced.ownDiscount,
    in_base: priced.inBase,
    discount_share: priced.discountShare,
    uah: { unit: priced.uah.unit, discount_share: priced.uah.discountShare },
  }
}

function orderSums({ quote }: QuotedCart): OrderSums {
  return {
    subtotal: quote.subtotal,
    discount: quote.discount,
    discount_percent: quote.discountPercent,
    discount_kind: quote.discountKind,
    birthday_percent: quote.birthdayPercent,
    birthday_discount: quote.birthdayDiscount,
    promo_discount: quote.promoDiscount,
    delivery: quote.delivery ?? 0,
    total: quote.total,
    weight: quote.weightKg,
    uah: quote.uah,
  }
}
