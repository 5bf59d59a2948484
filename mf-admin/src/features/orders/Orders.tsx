import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { Failure } from '../../components/Failure.tsx'
import { Pager } from '../../list/Pager.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import css from './Orders.module.css'
import { OrdersBar } from './OrdersBar.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import type { OrdersAddress } from './orders-address.ts'
import { useOrdersAddress } from './use-orders-address.ts'

const PAGE_LENGTH = 25

export function Orders() {
  const { t } = useTexts()
  const address = useOrdersAddress()
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useOrders(address)
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1

  return (
    <div className={css.orders}>
      <OrderSearch />
      {error && !data ? (
        <Failure error={error} title={t('orders.failed')} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <>
          <OrdersBar
            count={data?.count}
            updatedAt={dataUpdatedAt}
            isFailed={error !== null}
            isRefreshing={isFetching}
            onRefresh={refetch}
          />
          {data && data.orders.length === 0 ? (
            <NoOrders page={address.page} pages={pages} />
          ) : (
            <OrdersTable orders={data?.orders} isOld={isPlaceholderData} />
          )}
          {data && data.orders.length > 0 && <Pager page={address.page} pages={pages} linkTo={address.linkToPage} />}
        </>
      )}
    </div>
  )
}

/** One page of orders; the page before stays until the next one is here. */
function useOrders({ search, paid, needs, page }: Omit<OrdersAddress, 'order'>) {
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
