import { accountingEndpoint } from '@shop/contracts/staff/orders/accounting'
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
  const accounting = useFailedIn1c()
  return figuresOf(
    [
      { name: 'today', to: '/admin/orders', value: ofToday(newest.data?.orders) },
      { name: 'packing', to: '/admin/orders?needs=packing', value: packing.data?.count },
      { name: 'person', to: '/admin/orders?needs=person', value: person.data?.count },
      { name: 'notPaid', to: '/admin/orders?paid=no', value: unpaid.data?.count },
      ...accounting.figures,
    ],
    [newest, unpaid, packing, person, accounting.answer],
  )
}

/** Of orders, what concerns their money: what has to go back, and what came in. */
export function useMoneyFigures(): Figures {
  const refund = useNeeding('refund')
  const paid = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: NEWEST, 'filters[isPaid]': '1' } }, fresh)
  const unpaid = useUnpaid()
  const accounting = useFailedIn1c()
  return figuresOf(
    [
      { name: 'refund', to: '/admin/orders?needs=refund', value: refund.data?.count },
      { name: 'paidToday', to: '/admin/orders?paid=yes', value: ofToday(paid.data?.orders) },
      { name: 'notPaid', to: '/admin/orders?paid=no', value: unpaid.data?.count },
      ...accounting.figures,
    ],
    [refund, paid, unpaid, accounting.answer],
  )
}

function useNeeding(needs: StaffNeed) {
  return useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[needs]': needs } }, fresh)
}

/** A figure only where something failed: most days there is nothing to say about it. */
function useFailedIn1c() {
  const answer = useStaffEndpoint(accountingEndpoint, {}, fresh)
  const failed = answer.data?.failed ?? 0
  const card = { name: 'accounting', to: '/admin/other/1c?state=failed', value: failed }
  return { answer, figures: failed > 0 ? [card] : [] }
}

function useUnpaid() {
  return useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[isPaid]': '0' } }, fresh)
}

/** Only the newest are looked at: on a day with more, the true number is not known. */
function ofToday(newest: readonly { date: string }[] | undefined): number | string | undefined {
  const today = newest?.filter(({ date }) => isSameDay(date, new Date())).length
  return today === NEWEST ? `${NEWEST}+` : today
}
