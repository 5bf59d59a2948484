import { openDays } from '@shop/calendar/open-days'
import {
  changeShopsEndpoint,
  type StaffShop,
  shopListFile,
  staffShopsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shops'
import { queryClient } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { ExportList } from '../../list/ExportList.tsx'
import look from '../../list/ListScreen.module.css'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { ShopPanel } from './ShopPanel.tsx'
import css from './Shops.module.css'

const NEW = 'new'
/** The list has no filter. */
const nothingAsked = {}

/** Our shops in the order that the contacts page shows them in; the one that is open stands in the address. */
export function Shops() {
  const { t, locale } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffShopsEndpoint, {}, { staleTime: 0 })
  const { ask, refusal } = useStaffCall()
  const texts = useOrderingTexts()
  const [ordered, setOrdered] = useState<StaffShop[] | null>(null)
  const shops = ordered ?? data?.shops ?? []
  const open = params.get('open')
  const known = shops.find(({ id }) => id === open) ?? null

  async function putInOrder(shops: StaffShop[]) {
    setOrdered(shops)
    await ask(changeShopsEndpoint, { body: { action: 'order', ids: shops.map(({ id }) => id) } })
    await queryClient.invalidateQueries({ queryKey: [staffShopsEndpoint.path] })
    setOrdered(null)
  }

  if (error && !data)
    return <Failure error={error} title={t('shops.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={look.screen}>
      <div className={look.bar}>
        <Button onClick={() => setParams({ open: NEW })}>{t('shops.add')}</Button>
        {shops.length > 0 && <ExportList calls={shopListFile} filter={nothingAsked} />}
      </div>
      <Refused refusal={refusal} />
      {!data && <TableSkeleton caption={t('shops.title')} />}
      {data && shops.length === 0 && <EmptyState title={t('shops.none')}>{t('shops.noneText')}</EmptyState>}
      {shops.length > 0 && (
        <OrderableList
          label={t('shops.title')}
          items={shops}
          nameOf={({ city, address }) => `${city[locale]}, ${address[locale]}`}
          texts={texts}
          onOrder={putInOrder}
        >
          {({ id, city, address, phone, hours, is_archived }) => (
            <div className={css.item}>
              <Link to={`?open=${id}`} className={css.name}>
                {city[locale]}, {address[locale]}
              </Link>
              {is_archived && <Badge>{t('removing.isArchived')}</Badge>}
              <span className={css.fact}>{phone}</span>
              <span className={css.fact}>
                {openDays(hours, locale)
                  .map(({ days, from, to }) => `${days} ${from ? `${from}–${to}` : t('shops.closed')}`)
                  .join(', ')}
              </span>
            </div>
          )}
        </OrderableList>
      )}
      {data && (open === NEW || known) && (
        <ShopPanel
          // What was archived meanwhile is at another revision.
          key={`${open} ${known?.is_archived}`}
          known={known}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </div>
  )
}
