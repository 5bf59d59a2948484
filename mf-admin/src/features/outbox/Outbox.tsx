import {
  type OutboxRow,
  outboxKindOf,
  outboxKinds,
  outboxListFile,
  outboxStates,
  staffOutboxEndpoint,
} from '@shop/contracts/staff/orders/staff-outbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { FilterChoice } from '../../list/ListFilters.tsx'
import look from '../../list/ListScreen.module.css'
import { type FilterOf, oneOf } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Outbox.module.css'
import { useOutboxColumns } from './use-outbox-columns.tsx'

const rules = { filter: { state: oneOf(outboxStates), kind: oneOf(outboxKinds) } }
type Filter = FilterOf<(typeof rules)['filter']>

/** Emails and messages that are not delivered yet. The service retries them, so the list is polled. */
export function Outbox() {
  const { t } = useTexts()
  const list = useList(rules)
  const answer = useStaffEndpoint(staffOutboxEndpoint, {}, { staleTime: 0, refetchInterval: 15_000 })
  const { entries, dead = 0 } = answer.data ?? {}
  return (
    <div className={look.screen}>
      {dead > 0 && (
        <Notice tone="warn" title={t('outbox.dead', { count: dead })}>
          {t('outbox.deadText')}
        </Notice>
      )}
      <div className={css.filters}>
        <FilterChoice
          list={list}
          name="state"
          label={t('outbox.state')}
          any={t('outbox.any')}
          options={outboxStates.map(value => ({ value, label: t(`outbox.states.${value}`) }))}
        />
        <FilterChoice
          list={list}
          name="kind"
          label={t('outbox.kind')}
          any={t('outbox.any')}
          options={outboxKinds.map(value => ({ value, label: t(`outbox.kinds.${value}`) }))}
        />
      </div>
      <ListBar answer={answer}>
        {entries && entries.length > 0 && <ExportList calls={outboxListFile} filter={list.filter} />}
      </ListBar>
      <List
        caption={t('outbox.title')}
        columns={useOutboxColumns()}
        answer={answer}
        rows={entries?.filter(entry => agrees(entry, list.filter))}
        idOf={({ service, id }) => `${service} ${id}`}
        failed={t('outbox.failed')}
        empty={
          list.isNarrowed ? (
            <EmptyState title={t('outbox.noneFound')}>{t('outbox.noneFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('outbox.none')}>{t('outbox.noneText')}</EmptyState>
          )
        }
      />
    </div>
  )
}

function agrees({ state, effect }: OutboxRow, asked: Filter): boolean {
  return (
    (asked.state === undefined || state === asked.state) &&
    (asked.kind === undefined || outboxKindOf(effect) === asked.kind)
  )
}
