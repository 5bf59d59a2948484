import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@shop/calendar/durations'
import type { Order } from '@shop/cart-checkout/order/order'
import { linesKey } from '@shop/cart-checkout/order/order-line'
import { orderNumber, orderRef } from '@shop/cart-checkout/order/order-ref'
import type { Placed } from '@shop/cart-checkout/order/order-states'
import { SALES_FORM } from '@shop/cart-checkout/order/sales-form'
import { createOrderCounts, monthOf } from '@shop/cart-checkout/order-counts/order-counts.repository'
import { withDerivedFields } from '@shop/cart-checkout/order-effects/with-order-effects'
import { salesOfOrder } from '@shop/cart-checkout/sales/order-sales'
import { createSalesFacts } from '@shop/cart-checkout/sales/sales-facts.repository'
import { createSalesFigures } from '@shop/cart-checkout/sales/sales-figures.repository'
import { createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import { seededRandom } from '../../../shared/testing/src/seeded.ts'
import { placeOrder } from '../harness/purchases.ts'
import type { BenchShop } from '../harness/shop.ts'
import { afterJourney } from './order-journey.ts'
import { type Goods, goodsOf, linesFrom } from './order-lines.ts'
import { personOf } from './people.ts'

const CHUNK = 1000
const DAYS = 730
/** The year before any real order of the run, which numbers its own. */
const YEAR = 2020
const GUESTS = 0.2

/** What staff find the order by, to be asked for it. */
export type FilledOrder = Pick<Order, 'number' | 'state'> & {
  person: number
  tracking: string | null
  payment_id: string | null
}

type Wanted = { count: number; customers: number; until: Date }
type Basis = Wanted & { goods: readonly Goods[]; like: Order }
type Filled = { filled: FilledOrder[]; goods: readonly Goods[]; figures: number }

export function customerId(index: number): string {
  return `bench-${String(index).padStart(6, '0')}`
}

/** Orders of two years up to a moment, and the figures of sales that follow from them. */
export async function fillOrders(shop: BenchShop, wanted: Wanted): Promise<Filled> {
  const cartCheckout = await shop.database('cart-checkout')
  const goods = await goodsOf(await shop.database('catalog'))
  const basis: Basis = { ...wanted, goods, like: await takeModelOrder(shop.url, cartCheckout) }
  const salesFacts = createSalesFacts(cartCheckout)
  const salesFigures = createSalesFigures(cartCheckout)
  const figures = new Set<string>()
  const months = new Set<string>()
  const filled: FilledOrder[] = []
  for (let from = 0; from < wanted.count; from += CHUNK) {
    const length = Math.min(CHUNK, wanted.count - from)
    const made = Array.from({ length }, (_, index) => orderAt(from + index, basis))
    filled.push(...made.map(({ order, person }) => toFilled(order, person)))
    const stored = made.map(({ order }) => order)
    for (const order of stored) months.add(monthOf(order))
    await cartCheckout.collection<Order>('orders').insertMany(stored)
    const facts = stored.map(order => ({ number: order.number, version: order.version, entries: salesOfOrder(order) }))
    for (const figure of await salesFacts.note(facts)) figures.add(figure)
  }
  for (const month of months) await createOrderCounts(cartCheckout).count(month)
  // Each figure once, when all orders are in: the shop's own job counts them.
  await salesFigures.outdate([...figures], new Date())
  while ((await salesFigures.stale(1)).length > 0) await pause(500)
  return { filled, goods, figures: figures.size }
}

/** A real order, which the filled ones are like; it is deleted again. */
async function takeModelOrder(url: string, cartCheckout: Db): Promise<Order> {
  const { number } = await placeOrder(createBrowser(url), 0)
  const found = await cartCheckout.collection<Order>('orders').findOneAndDelete({ number })
  if (!found) throw new Error(`${number} is not there`)
  const { _id, ...like } = found
  return like
}

function orderAt(index: number, { count, customers, goods, like, until }: Basis): { order: Order; person: number } {
  const random = seededRandom(index)
  const created_at = momentOf(index / count, until, random)
  const isGuest = random() < GUESTS
  const person = isGuest ? customers + index : Math.floor(customers * random() ** 1.5)
  const { name, surname: last_name, phone, email } = personOf(person)
  const number = orderNumber(YEAR, index + 1)
  const { lines, sums } = linesFrom(goods, random, like)
  const placed: Placed = {
    ...like,
    number,
    ref: orderRef(number, length => new Uint8Array(length).fill(index % 32)),
    buyer: `bench-${index}`,
    idempotency_key: `bench-${index}`,
    customer_id: isGuest ? null : customerId(person),
    customer: { name, last_name, phone, email },
    ...(random() < 0.05 && { delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } }),
    state: 'awaiting_payment',
    created_at,
    reserved_until: created_at,
    promised_until: created_at,
    lines,
    sums,
    lines_key: linesKey(lines),
    history: [{ at: created_at, event: 'placed', from: null, to: 'awaiting_payment', who: 'customer' }],
  }
  const gone = afterJourney(placed, index, until, random)
  // Everything that steps ask for outside the order is done, and it is counted.
  const settled = { ...gone, tasks: [], tasks_lease_until: null, ask_bank_at: null, figures_due_at: null }
  const counted = { sales_form: SALES_FORM, counted_as: gone.state, is_counted: true }
  return { order: { ...withDerivedFields(settled), ...counted }, person }
}

/** By day and evening, the more the later in the two years, as a shop grows. */
function momentOf(share: number, until: Date, random: () => number): Date {
  const day = Math.floor(DAYS * (1 - share) ** 1.2)
  return new Date(until.getTime() - day * DAY_MS - (0.05 + 0.6 * random()) * DAY_MS)
}

function toFilled({ number, state, attempts, parts = [] }: Order, person: number): FilledOrder {
  const payment_id = attempts.at(-1)?.payment_id ?? null
  return { number, state, person, tracking: parts.at(-1)?.tracking ?? null, payment_id }
}
