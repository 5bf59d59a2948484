import { staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../../components/Failure.tsx'
import { Pager } from '../../list/Pager.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import { NewLinkPanel } from './NewLinkPanel.tsx'
import css from './ThirdPartyOrders.module.css'
import { ThirdPartyPanel } from './ThirdPartyPanel.tsx'
import { ThirdPartyTable } from './ThirdPartyTable.tsx'

const NEW = 'new'

/** Orders that are paid by a link; page and the open one stand in the address. */
export function ThirdPartyOrders() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const asked = { query: { page } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffThirdPartyOrdersEndpoint, asked, { staleTime: 0 })
  const open = params.get('order')
  const known = data?.orders.find(({ number }) => number === open)
  const show = (order: string | null) => setParams({ ...(page > 1 && { page: String(page) }), ...(order && { order }) })

  if (error && !data)
    return <Failure error={error} title={t('link.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.orders}>
      {may('fulfilment') && (
        <Button className={css.add} onClick={() => show(NEW)}>
          {t('link.add')}
        </Button>
      )}
      {!data && <TableSkeleton caption={t('link.title')} />}
      {data?.orders.length === 0 && <EmptyState title={t('link.none')}>{t('link.noneText')}</EmptyState>}
      {data && data.orders.length > 0 && <ThirdPartyTable orders={data.orders} page={page} />}
      {data && (
        <Pager page={page} pages={Math.ceil(data.count / data.limit)} linkTo={page => ({ search: `?page=${page}` })} />
      )}
      {open === NEW && <NewLinkPanel onClose={() => show(null)} onMade={show} />}
      {known && <ThirdPartyPanel key={known.number} order={known} onClose={() => show(null)} />}
    </div>
  )
}
