import { Failure } from '../../parts/Failure.tsx'
import { Pager } from '../../parts/Pager.tsx'
import { useTexts } from '../../use-texts.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import css from './Orders.module.css'
import { OrdersBar } from './OrdersBar.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { PAGE_LENGTH, useOrders } from './use-orders.ts'
import { useOrdersAddress } from './use-orders-address.ts'

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
