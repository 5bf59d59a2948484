import { staffOrdersEndpoint } from '@shop/contracts/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import type { OrdersAddress } from './orders-address.ts'

export const PAGE_LENGTH = 25

/** One page of orders; the page before stays until the next one is here. */
export function useOrders({ search, paid, needs, page }: Omit<OrdersAddress, 'order'>) {
  const asked = search.trim()
  const query = {
    limit: PAGE_LENGTH,
    page,
    ...(asked && { search: asked }),
    ...(needs !== 'all' && { 'filters[needs]': needs }),
    ...(paid !== 'all' && { 'filters[isPaid]': paid === 'yes' ? ('1' as const) : ('0' as const) }),
  }
  return useStaffEndpoint(staffOrdersEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
