import type { OrderRepository } from '../order/order.repository.ts'

const AT_ONCE = 100

/** Stores orders again that were stored before staff could find them in all of today's ways; each write derives the terms. */
export async function renewSearchTerms({ orders }: { orders: OrderRepository }): Promise<void> {
  for (const number of await orders.findWithOldTerms(AT_ONCE)) await orders.change(number, order => ({ ...order }))
}
