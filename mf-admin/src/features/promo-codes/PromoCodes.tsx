import { promoCodeListFile, staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { MOST_REMOVED } from '@shop/contracts/staff/removing/removing'
import { queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ChosenBar } from '../../list/ChosenBar.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { oneOf } from '../../list/list-address.ts'
import { useChosen } from '../../list/use-chosen.ts'
import { useList } from '../../list/use-list.ts'
import { ChosenRemoval } from '../../removing/ChosenRemoval.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { PromoCodePanel } from './PromoCodePanel.tsx'
import css from './PromoCodes.module.css'
import { usePromoColumns } from './use-promo-columns.tsx'

const NEW = 'new'
/** The newest first; nothing else is asked for. */
const unsorted = { hidden: [], sort: '', dir: 'desc', setSort: () => {} } as const

/** All codes; the one that is open and whether archived ones are shown stand in the address. */
export function PromoCodes() {
  const { t } = useTexts()
  useUnsaved(false)
  const list = useList({ filter: { archived: oneOf(['yes']) }, opens: 'code' })
  const { filter, open, show, close } = list
  const answer = useStaffEndpoint(staffPromoCodesEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const rows = data?.promo_codes.filter(({ is_archived }) => filter.archived || !is_archived)
  const chosen = useChosen(String(filter.archived))
  const picked = rows?.filter(({ code }) => chosen.has(code)) ?? []
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
      <ChosenBar
        chosen={chosen}
        count={rows?.length ?? 0}
        title={t('promo.bulk')}
        text={count => t('promo.chosen', { count })}
        most={MOST_REMOVED}
      >
        <ChosenRemoval
          kind="promo_code"
          names={picked.map(({ code }) => code)}
          isArchived={picked.every(({ is_archived }) => is_archived)}
          onDone={async () => {
            chosen.forget()
            await queryClient.invalidateQueries({ queryKey: [staffPromoCodesEndpoint.path] })
          }}
        />
      </ChosenBar>
      <ListBar answer={answer}>
        {rows && rows.length > 0 && (
          <ExportList calls={promoCodeListFile} filter={filter.archived ? { archived: true } : {}} />
        )}
      </ListBar>
      <List
        caption={t('promo.title')}
        columns={usePromoColumns(list.linkToOpen)}
        answer={answer}
        rows={rows}
        idOf={({ code }) => code}
        failed={t('promo.failed')}
        grid={{
          list: unsorted,
          nameOf: ({ code }) => code,
          isChosen: chosen.has,
          onChoose: chosen.choose,
          onOpen: ({ code }) => show(code),
          keptAs: 'promo-codes',
        }}
        empty={<EmptyState title={t('promo.none')}>{t('promo.noneText')}</EmptyState>}
      />
      {data && (open === NEW || known) && (
        <PromoCodePanel key={`${open} ${known?.is_archived}`} known={known} onClose={close} />
      )}
    </div>
  )
}
