import { type OrderWhich, printOrdersEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import { useSearchParams } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../../components/Failure.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './OrdersToPrint.module.css'
import { PickList } from './PickList.tsx'
import { type Printed, parsePrintAddress } from './print-address.ts'
import { Slips } from './Slips.tsx'

/** A packing slip of each order that the address names. */
export const SlipsToPrint = () => <OrdersToPrint what="slips" />

/** What is to be fetched from the shelves for these orders. */
export const PickListToPrint = () => <OrdersToPrint what="pick-list" />

function OrdersToPrint({ what }: { what: Printed }) {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const which = parsePrintAddress(params)
  if (!which) return <EmptyState title={t('orders.print.none')} />
  return <Sheets what={what} which={which} />
}

function Sheets({ what, which }: { what: Printed; which: OrderWhich }) {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    printOrdersEndpoint,
    { body: { which } },
    { staleTime: 0 },
  )
  if (error && !data)
    return <Failure error={error} title={t('orders.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton width="third" />
        <Skeleton shape="control" />
      </div>
    )
  if (data.orders.length === 0) return <EmptyState title={t('orders.print.none')} />
  return (
    <>
      <div className={css.tools}>
        <p role="status">{t('orders.print.found', { count: data.orders.length })}</p>
        <Button onClick={() => window.print()}>{t('orders.print.print')}</Button>
      </div>
      <div className={css.sheets} data-sheets>
        {what === 'slips' ? <Slips orders={data.orders} /> : <PickList orders={data.orders} />}
      </div>
    </>
  )
}
