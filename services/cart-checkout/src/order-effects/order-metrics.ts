import { createCounter } from '@shop/service-kit/metrics/process-metrics'
import type { Order } from '../order/order.ts'

const changes = createCounter({
  name: 'order_state_changes_total',
  help: 'Orders that went from one state to another; from placing to awaiting_payment: placed',
  labelNames: ['from', 'to'],
})

/** Counts an order that is written in another state than it was read in. */
export function countStateChange({ state: from }: Order, { state: to }: Order): void {
  if (from !== to) changes.inc({ from, to })
}
