import type { Order } from '../order/order.ts'
import { awaitedIn } from './arrival.ts'
import { nextAskOfCarrier } from './hear-carrier.ts'
import { nextWatch } from './watch-order.ts'

/** The order with the fields that jobs find it by; derived anew at each write, so that they cannot fall behind. */
export function withDerivedFields(order: Order): Order {
  const waiting = order.lines.filter(line => line.preorder && awaitedIn(order, line) > 0)
  const awaits = [...new Set(waiting.map(({ article, size }) => `${article} ${size}`))]
  const isInAdvance = order.awaits !== undefined || awaits.length > 0
  const needs_person = order.alerts.length > 0
  return {
    ...order,
    watch_at: nextWatch(order)?.at ?? null,
    ask_carrier_at: nextAskOfCarrier(order),
    needs_person,
    ...(isInAdvance && { awaits }),
  }
}
