import { orderHistoryEndpoint } from '@shop/contracts/orders/customer-orders'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import { OrderCard } from './OrderCard.tsx'
import css from './OrderHistory.module.css'
import { moneyNews } from './order-status.ts'

const ASKING_PAUSE_MS = 5000

/** What the customer ordered, the newest first. */
export function OrderHistory() {
  const { t } = useTexts()
  const { data, isError, isFetching, refetch } = useEndpoint(
    orderHistoryEndpoint,
    {},
    {
      // A parcel may have left since the list was loaded.
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.orders.some(order => moneyNews(order) === 'asking') ? ASKING_PAUSE_MS : false,
    },
  )

  if (!data && isError)
    return (
      <ErrorState
        title={t('personal.orders.failed')}
        retryLabel={t('personal.again')}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  if (!data) return <OrdersSkeleton label={t('personal.loading')} />
  if (data.orders.length === 0)
    return (
      <EmptyState
        title={t('personal.orders.none')}
        actions={
          <Link to="/store" className={buttonClass()}>
            {t('personal.toStore')}
          </Link>
        }
      >
        {t('personal.orders.noneText')}
      </EmptyState>
    )
  return (
    <ul className={css.orders}>
      {data.orders.map(order => (
        <li key={order.ref}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className={css.orders} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      {[1, 2].map(index => (
        <div key={index} className={css.coming}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  )
}
