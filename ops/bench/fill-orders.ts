import { MINUTE_MS } from '@shop/calendar/durations'
import type { Order } from '@shop/cart-checkout/order/order'
import { orderSearchTerms, SEARCH_FORM } from '@shop/cart-checkout/order/search-terms'
import type { Db } from 'mongodb'

const CHUNK = 1000
const SURNAMES = [
  'Шевченко',
  'Коваль',
  'Бондар',
  'Мельник',
  'Ткаченко',
  'Кравець',
  'Олійник',
  'Лисенко',
  'Гончар',
  'Мороз',
]

export type FilledOrder = { number: string; phone: string }

/** Adds copies of the given order, completed, one a minute up to now, each by another buyer. */
export async function fillOrders(cartCheckout: Db, count: number): Promise<FilledOrder[]> {
  const orders = cartCheckout.collection<Order>('orders')
  const like = await orders.findOne({}, { projection: { _id: 0 } })
  if (!like) throw new Error('there is no order to fill with others like it')
  const now = Date.now()
  const filled: FilledOrder[] = []
  for (let from = 0; from < count; from += CHUNK) {
    const made = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) =>
      madeLike(like, from + index, new Date(now - (count - from - index) * MINUTE_MS)),
    )
    await orders.insertMany(made)
    for (const { number, customer } of made) filled.push({ number, phone: customer.phone })
  }
  return filled
}

function madeLike(like: Order, index: number, created_at: Date): Order {
  const number = `25-${String(index).padStart(6, '0')}`
  const phone = `+38067${String((index * 7919) % 10_000_000).padStart(7, '0')}`
  const customer = { ...like.customer, last_name: SURNAMES[index % SURNAMES.length] ?? '', phone }
  const order: Order = {
    ...like,
    number,
    ref: `${number}-bench`,
    buyer: `bench-${index}`,
    idempotency_key: `bench-${index}`,
    customer,
    state: 'completed',
    payment_state: 'approved',
    created_at,
    reserved_until: created_at,
    tasks: [],
    tasks_lease_until: null,
    watch_at: null,
    ask_bank_at: null,
    ask_carrier_at: null,
    attempts: [],
  }
  return { ...order, search_terms: orderSearchTerms(order), search_form: SEARCH_FORM }
}
