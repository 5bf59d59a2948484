import { goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { useUnsaved } from '@shop/shell/unsaved'
import { ExchangeTabs } from '../../accounting/ExchangeTabs.tsx'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'
import { GoodsLog } from './GoodsLog.tsx'
import { MappingForm } from './MappingForm.tsx'

/** Goods of 1C: what its names mean in the shop, and what became of each exchange. */
export function GoodsExchange() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(goodsExchangeEndpoint, {}, { staleTime: 0 })
  return (
    <div className={css.page}>
      <ExchangeTabs />
      {error && !data ? (
        <Failure error={error} title={t('goodsExchange.failed')} isRetrying={isFetching} onRetry={refetch} />
      ) : data ? (
        <MappingForm known={data.exchange} />
      ) : (
        <TableSkeleton caption={t('goodsExchange.title')} />
      )}
      <GoodsLog />
    </div>
  )
}
