import type { Order } from '../src/order/order.ts'
import type { OrderLine } from '../src/order/order-line.ts'
import type { PaymentAttempt } from '../src/order/payment-attempt.ts'
import type { PaymentEvent } from '../src/ports/payment/payment-provider.ts'

export const noon = new Date('2026-11-21T12:00:00Z')

/** An order of one dress that waits for its money; say only what matters. */
export function anOrder(about: Partial<Order> = {}): Order {
  const half = new Date(noon.getTime() + 30 * 60_000)
  return {
    number: '26-000001',
    ref: '26-000001-aaaaaaaaaaaaa',
    version: 1,
    state: 'awaiting_payment',
    payment_state: 'none',
    created_at: noon,
    reserved_until: half,
    promised_until: half,
    buyer: 'buyer',
    idempotency_key: 'key',
    body_hash: 'hash',
    customer_id: null,
    locale: 'uk',
    currency: 'UAH',
    eur_rate: 4500,
    customer: { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' },
    delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
    delivery_text: { uk: 'Самовивіз', en: 'Pick-up' },
    payment_method: 'card',
    ship_together: false,
    note: '',
    comment: '',
    lines: [anOrderLine({ count: 2, sum: 998_000 })],
    lines_key: 'DR-1042-BUR-L 36 (S) 2',
    sums: {
      subtotal: 998_000,
      discount: 0,
      discount_percent: 0,
      discount_kind: 'none',
      birthday_percent: 0,
      birthday_discount: 0,
      promo_discount: 0,
      delivery: 0,
      total: 998_000,
      weight: 0.9,
      uah: { subtotal: 998_000, goods: 998_000 },
    },
    promo: null,
    attempts: [],
    alerts: [],
    history: [],
    search_terms: [],
    tasks: [],
    tasks_lease_until: null,
    ...about,
  }
}

/** A line of one dress. */
export function anOrderLine(about: Partial<OrderLine> = {}): OrderLine {
  const price = { uah: 499_000, eur: 11_100 }
  return {
    article: 'DR-1042-BUR-L',
    size: '36 (S)',
    count: 1,
    bundle: null,
    title: { uk: 'Сукня', en: 'Dress' },
    picture: null,
    category: 'dresses',
    collection: 'autumn',
    list_price: price,
    current_price: price,
    bundle_percent: null,
    weight_kg: 0.45,
    preorder: null,
    list: 499_000,
    unit: 499_000,
    sum: 499_000,
    own_discount: 0,
    in_base: true,
    discount_share: 0,
    uah: { unit: 499_000, discount_share: 0 },
    ...about,
  }
}

export function anAttempt(k = 1, about: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    payment_id: `26-000001-${k}`,
    provider: 'wayforpay',
    merchant: 'levada',
    method: 'card',
    state: 'started',
    created_at: noon,
    charge: { amount: 998_000, currency: 'UAH' },
    alternative: null,
    heard: [],
    ...about,
  }
}

export function aPaymentEvent(status: PaymentEvent['status'], k = 1, about: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    payment_id: `26-000001-${k}`,
    merchant: 'levada',
    status,
    reason_code: '1100',
    amount_text: '9980',
    amount: 998_000,
    currency: 'UAH',
    ...about,
  }
}
