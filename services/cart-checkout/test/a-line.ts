import type { Order } from '../src/order/order.ts'
import type { OrderLine } from '../src/order/order-line.ts'
import { anAttempt, anOrder, anOrderLine } from './an-order.ts'

export const named = ({ article, size, bundle }: OrderLine, count = 1) => ({ article, size, bundle, count })

export const shirt = anOrderLine({ article: 'SH-1001-WHT-R' })
/** It should ship from 5 December. */
export const coat = anOrderLine({ article: 'CO-2014-IVO-R', preorder: '2026-12-05' })

const toPost = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: 'area',
  city: 'city',
  post_office: 'office',
} as const

/** An order that is paid and goes by post. */
export function aPaidOrder<State extends Order['state'] = 'paid'>(about: Partial<Order> & { state?: State } = {}) {
  const attempts = [anAttempt(1, { state: 'approved' })]
  const order = anOrder({ payment_state: 'approved', attempts, delivery: toPost, lines: [shirt], ...about })
  return { ...order, state: about.state ?? ('paid' as const) }
}
