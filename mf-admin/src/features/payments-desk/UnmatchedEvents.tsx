import type { UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import { unmatchedEventsEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { unmatchedListFile } from '@shop/contracts/staff/orders/payments-desk-files'
import { keepPreviousData } from '@shop/shell/query'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { Pager } from '../../list/Pager.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { AskBank } from './AskBank.tsx'
import type { DeskList } from './desk-list.ts'
import { EventForm } from './EventForm.tsx'
import css from './PaymentsDesk.module.css'

const PAGE_LENGTH = 25

/** What the bank reported of payments that no order began. */
export function UnmatchedEvents({ list }: { list: DeskList }) {
  const { t } = useTexts()
  const query = { page: list.page, limit: PAGE_LENGTH }
  const answer = useStaffEndpoint(
    unmatchedEventsEndpoint,
    { query },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data } = answer
  return (
    <>
      <ListBar answer={answer} found={data && t('desk.found', { count: data.count })}>
        {data && data.count > 0 && <ExportList calls={unmatchedListFile} filter={{}} />}
      </ListBar>
      <List
        caption={t('desk.tab.unmatched')}
        columns={useEventColumns()}
        answer={answer}
        rows={data?.events}
        idOf={({ id }) => id}
        failed={t('desk.failed')}
        empty={<EmptyState title={t('desk.none.unmatched')}>{t('desk.noneText.unmatched')}</EmptyState>}
      />
      {data && <Pager page={list.page} pages={Math.ceil(data.count / PAGE_LENGTH)} linkTo={list.linkToPage} />}
    </>
  )
}

function useEventColumns(): ListColumn<UnmatchedEvent>[] {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`desk.columns.${id}`)
  return [
    { id: 'payment', label: label('payment'), heading: true, className: css.id, cell: event => event.payment_id },
    {
      id: 'at',
      label: label('at'),
      cell: ({ at }) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`,
    },
    { id: 'status', label: label('bank'), cell: ({ status }) => t(`desk.bankStates.${status}`) },
    {
      id: 'amount',
      label: label('sum'),
      number: true,
      className: css.whole,
      cell: ({ amount, currency }) => `${amount} ${currency}`,
    },
    {
      id: 'next',
      label: label('next'),
      stays: true,
      cell: event => (
        <span className={css.step}>
          <span className={css.note}>{t(`desk.todo.${event.next}`)}</span>
          {event.next === 'ask' ? <AskBank payment_id={event.payment_id} /> : <EventForm event={event} />}
        </span>
      ),
    },
  ]
}
