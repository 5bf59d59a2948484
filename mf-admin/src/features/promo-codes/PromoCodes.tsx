import { staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { PromoCodePanel } from './PromoCodePanel.tsx'
import css from './PromoCodes.module.css'
import { PromoCodesTable } from './PromoCodesTable.tsx'

const NEW = 'new'

/** All codes; the one that is open stands in the address. */
export function PromoCodes() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffPromoCodesEndpoint, {}, { staleTime: 0 })
  const open = params.get('code')
  const known = data?.promo_codes.find(({ code }) => code === open) ?? null
  const close = () => setParams({}, { replace: true })

  if (error && !data)
    return <Failure error={error} title={t('promo.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.codes}>
      <Button className={css.add} onClick={() => setParams({ code: NEW })}>
        {t('promo.add')}
      </Button>
      {!data && <TableSkeleton caption={t('promo.title')} />}
      {data?.promo_codes.length === 0 && <EmptyState title={t('promo.none')}>{t('promo.noneText')}</EmptyState>}
      {data && data.promo_codes.length > 0 && <PromoCodesTable codes={data.promo_codes} />}
      {data && (open === NEW || known) && <PromoCodePanel key={open} known={known} onClose={close} />}
    </div>
  )
}
