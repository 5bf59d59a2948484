import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { isSameDay } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'

const NEWEST = 100
const fresh = { staleTime: 0 }

/** The figures that the list of orders gives for certain. */
export function useOrderFigures() {
  const newest = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: NEWEST } }, fresh)
  const unpaid = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[isPaid]': '0' } }, fresh)
  const packing = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[needs]': 'packing' } }, fresh)
  const person = useStaffEndpoint(staffOrdersEndpoint, { query: { limit: 1, 'filters[needs]': 'person' } }, fresh)
  const answers = [newest, unpaid, packing, person]

  const today = newest.data?.orders.filter(({ date }) => isSameDay(date, new Date())).length
  return {
    figures: [
      // Only the newest are looked at: on a day with more, the true number is not known.
      { name: 'today', to: '/admin/orders', value: today === NEWEST ? `${NEWEST}+` : today },
      { name: 'packing', to: '/admin/orders?needs=packing', value: packing.data?.count },
      { name: 'person', to: '/admin/orders?needs=person', value: person.data?.count },
      { name: 'notPaid', to: '/admin/orders?paid=no', value: unpaid.data?.count },
    ],
    error: answers.find(({ error, data }) => error && !data)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of answers) void refetch()
    },
  }
}
