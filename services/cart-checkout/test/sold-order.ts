import type { Order } from '../src/order/order.ts'
import type { OrderLine } from '../src/order/order-line.ts'
import type { Refund } from '../src/order/refund.ts'
import { anAttempt, anOrder, anOrderLine } from './an-order.ts'

export const at = (moment: string) => new Date(moment)
export const paidOn = (moment: string, k = 1) => ({
  at: at(moment),
  event: `gateway_approved 26-000001-${k}`,
  from: 'none',
  to: 'approved',
  who: 'wayforpay',
})

/** Lines of so many hryvnias, without discounts unless one is named. */
export function lineOf(article: string, unit: number, count: number, about: Partial<OrderLine> = {}): OrderLine {
  const uah = { unit: unit * 100, discount_share: 0 }
  return anOrderLine({ article, count, unit: unit * 100, sum: unit * count * 100, uah, ...about })
}

export function paid(
  moment: string,
  lines: OrderLine[],
  about: Partial<Order> & { delivery_uah?: number } = {},
): Order {
  const { delivery_uah = 0, ...rest } = about
  const goods = lines.reduce((sum, { uah, count }) => sum + uah.unit * count - uah.discount_share, 0)
  const subtotal = lines.reduce((sum, { uah, count }) => sum + uah.unit * count, 0)
  const delivery = delivery_uah * 100
  const total = goods + delivery
  const { sums } = anOrder()
  return anOrder({
    state: 'paid',
    payment_state: 'approved',
    lines,
    sums: { ...sums, subtotal, discount: subtotal - goods, delivery, total, uah: { subtotal, goods } },
    attempts: [anAttempt(1, { state: 'approved', charge: { amount: total, currency: 'UAH' } })],
    history: [paidOn(moment)],
    ...rest,
  })
}

/** Money that went back, and the row that says when. */
export function givenBack(moment: string, uah: number, about: Partial<Refund> = {}) {
  const refund: Refund = {
    payment_id: '26-000001-1',
    amount: uah * 100,
    lines: [],
    delivery: false,
    comment: '',
    who: 'olena',
    at: at('2026-11-01T00:00:00Z'),
    state: 'done',
    ...about,
  }
  const { payment_id, amount } = refund
  const event = `gateway_partly_refunded ${payment_id} ${amount}`
  const row = { at: at(moment), event, from: 'refund_in_processing', to: 'partially_refunded', who: 'wayforpay' }
  return { refund, row }
}

export function withRefunds(order: Order, ...backs: ReturnType<typeof givenBack>[]): Order {
  return {
    ...order,
    refunds: backs.map(({ refund }) => refund),
    history: [...order.history, ...backs.map(({ row }) => row)],
  }
}

export const of = (article: string, count: number) => ({ article, size: '36 (S)', bundle: null, count })
