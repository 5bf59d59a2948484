import { kyivDay } from '@shop/calendar/kyiv-days'
import { ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import type { StaffOrders } from '../staff-orders/staff-orders.repository.ts'

type DayDeps = { staffOrders: StaffOrders; accountingQueue: AccountingQueue; clock: Clock }

/** What of the orders waits for staff, for their first page: all counts at once, each by the filter of the list that it leads to. */
export function addOrdersOfDayCalls(calls: InternalCalls, { staffOrders, accountingQueue, clock }: DayDeps): void {
  staffRead(calls, ordersOfDayEndpoint, async () => {
    const { count } = staffOrders
    const day = kyivDay(clock.now())
    const [placed, paid, to_pay, packing, late, returns, person, payment, refund, failed_1c] = await Promise.all([
      count({ from: day }),
      count({ from: day, paid: true }),
      count({ tab: 'to_pay' }),
      count({ needs: 'packing' }),
      count({ needs: 'late' }),
      count({ needs: 'return' }),
      count({ needs: 'person' }),
      count({ needs: 'payment' }),
      count({ needs: 'refund' }),
      accountingQueue.countFailed(),
    ])
    return { day, placed, paid, to_pay, packing, late, returns, person, payment, refund, failed_1c }
  })
}
