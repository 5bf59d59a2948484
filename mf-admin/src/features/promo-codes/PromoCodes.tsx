import { staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { List } from '../../list/List.tsx'
import look from '../../list/ListScreen.module.css'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { PromoCodePanel } from './PromoCodePanel.tsx'
import { usePromoColumns } from './use-promo-columns.tsx'

const NEW = 'new'

/** All codes; the one that is open stands in the address. */
export function PromoCodes() {
  const { t } = useTexts()
  useUnsaved(false)
  const { open, show, close, linkToOpen } = useList({ filter: {}, opens: 'code' })
  const answer = useStaffEndpoint(staffPromoCodesEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const known = data?.promo_codes.find(({ code }) => code === open) ?? null

  return (
    <div className={look.screen}>
      <Button className={look.add} aria-haspopup="dialog" onClick={() => show(NEW)}>
        {t('promo.add')}
      </Button>
      <List
        caption={t('promo.title')}
        columns={usePromoColumns(linkToOpen)}
        answer={answer}
        rows={data?.promo_codes}
        idOf={({ code }) => code}
        failed={t('promo.failed')}
        empty={<EmptyState title={t('promo.none')}>{t('promo.noneText')}</EmptyState>}
      />
      {data && (open === NEW || known) && <PromoCodePanel key={open} known={known} onClose={close} />}
    </div>
  )
}
