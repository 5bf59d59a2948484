import { staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { List } from '../../list/List.tsx'
import look from '../../list/ListScreen.module.css'
import { oneOf } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { PromoCodePanel } from './PromoCodePanel.tsx'
import css from './PromoCodes.module.css'
import { usePromoColumns } from './use-promo-columns.tsx'

const NEW = 'new'

/** All codes; the one that is open and whether archived ones are shown stand in the address. */
export function PromoCodes() {
  const { t } = useTexts()
  useUnsaved(false)
  const list = useList({ filter: { archived: oneOf(['yes']) }, opens: 'code' })
  const { filter, open, show, close } = list
  const answer = useStaffEndpoint(staffPromoCodesEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const rows = data?.promo_codes.filter(({ is_archived }) => filter.archived || !is_archived)
  const known = data?.promo_codes.find(({ code }) => code === open) ?? null

  return (
    <div className={look.screen}>
      <div className={css.bar}>
        <Button aria-haspopup="dialog" onClick={() => show(NEW)}>
          {t('promo.add')}
        </Button>
        <Checkbox
          label={t('removing.withArchived')}
          checked={filter.archived === 'yes'}
          onChange={event => list.setFilter('archived', event.currentTarget.checked ? 'yes' : '')}
        />
      </div>
      <List
        caption={t('promo.title')}
        columns={usePromoColumns(list.linkToOpen)}
        answer={answer}
        rows={rows}
        idOf={({ code }) => code}
        failed={t('promo.failed')}
        empty={<EmptyState title={t('promo.none')}>{t('promo.noneText')}</EmptyState>}
      />
      {data && (open === NEW || known) && (
        <PromoCodePanel key={`${open} ${known?.is_archived}`} known={known} onClose={close} />
      )}
    </div>
  )
}
