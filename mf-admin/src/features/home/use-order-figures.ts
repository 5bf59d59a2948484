import type { StaffNeed } from '@shop/contracts/staff/orders/order-filter'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { isSameDay } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { type Figures, figuresOf } from './figures.ts'

const NEWEST = 100
const fresh = { staleTime: 0 }

/** The figures that the list of orders gives for certain. */
export function useOrderFigures(): Figures {
  const newest = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: NEWEST } }, fresh)
  const unpaid = useUnpaid()
  const packing = useNeeding('packing')
  const person = useNeeding('person')
  return figuresOf(
    [
      { name: 'today', to: '/admin/orders', value: ofToday(newest.data?.orders) },
      { name: 'packing', to: '/admin/orders?needs=packing', value: packing.data?.count },
      { name: 'person', to: '/admin/orders?needs=person', value: person.data?.count },
      { name: 'notPaid', to: '/admin/orders?paid=no', value: unpaid.data?.count },
    ],
    [newest, unpaid, packing, person],
  )
}

/** Of orders, what concerns their money: what has to go back, and what came in. */
export function useMoneyFigures(): Figures {
  const refund = useNeeding('refund')
  const paid = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: NEWEST, 'filters[isPaid]': '1' } }, fresh)
  const unpaid = useUnpaid()
  return figuresOf(
    [
      { name: 'refund', to: '/admin/orders?needs=refund', value: refund.data?.count },
      { name: 'paidToday', to: '/admin/orders?paid=yes', value: ofToday(paid.data?.orders) },
      { name: 'notPaid', to: '/admin/orders?paid=no', value: unpaid.data?.count },
    ],
    [refund, paid, unpaid],
  )
}

function useNeeding(needs: StaffNeed) {
  return useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[needs]': needs } }, fresh)
}

function useUnpaid() {
  return useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[isPaid]': '0' } }, fresh)
}

/** Only the newest are looked at: on a day with more, the true number is not known. */
function ofToday(newest: readonly { date: string }[] | undefined): number | string | undefined {
  const today = newest?.filter(({ date }) => isSameDay(date, new Date())).length
  return today === NEWEST ? `${NEWEST}+` : today
}
