import { failpoint } from '@shop/service-kit/process/failpoints'
import { monthOf, type OrderCounts } from './order-counts.repository.ts'

const AT_ONCE = 200
/** Of one run; the next one is seconds away. */
const ROUNDS = 20

/**
 * The job: counts the months again in which orders came into another state. Only then do these orders count as counted: whatever dies in
 * between, they are found again, and counting twice changes nothing.
 */
export async function countOrders({ orderCounts }: { orderCounts: OrderCounts }): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const due = await orderCounts.findDue(AT_ONCE)
    if (due.length === 0) return
    for (const month of new Set(due.map(monthOf))) await orderCounts.count(month)
    await failpoint('orders-counted')
    await orderCounts.markCounted(due)
  }
}
