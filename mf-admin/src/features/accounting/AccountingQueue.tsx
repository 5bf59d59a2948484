import {
  accountingListFile,
  accountingQueueEndpoint,
  accountingStates,
  type QueueRow,
} from '@shop/contracts/staff/exchange/accounting'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { AccountingBadge, RefusalText } from '../../accounting/AccountingBadge.tsx'
import look from '../../accounting/Exchange.module.css'
import { followed } from '../../accounting/ExchangeList.tsx'
import { OrderFileButton, SendTo1c } from '../../accounting/SendTo1c.tsx'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { FilterChoice } from '../../list/ListFilters.tsx'
import { oneOf } from '../../list/list-address.ts'
import type { ListColumn } from '../../list/list-column.ts'
import { Pager } from '../../list/Pager.tsx'
import { useList } from '../../list/use-list.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Accounting.module.css'

const PAGE_LENGTH = 25
/** The log below has a page of its own. */
const rules = { filter: { state: oneOf(accountingStates) }, beside: ['exchanges'] }

/** Orders that are or were meant for 1C; state and page stand in the address. */
export function AccountingQueue({ queued, failed }: { queued: number; failed: number }) {
  const { t } = useTexts()
  const list = useList(rules)
  const { state } = list.filter
  const query = { page: list.page, limit: PAGE_LENGTH, ...(state && { state }) }
  const answer = useStaffEndpoint(accountingQueueEndpoint, { query }, followed)
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1
  return (
    <ScreenPart title={t('accounting.queue')} isList>
      {failed > 0 && (
        <Notice tone="warn" title={t('accounting.failedCount', { count: failed })}>
          {t('accounting.failedText')}
        </Notice>
      )}
      <div className={css.filter}>
        <FilterChoice
          list={list}
          name="state"
          label={t('accounting.state')}
          any={t('accounting.anyState')}
          options={accountingStates.map(value => ({ value, label: t(`accounting.states.${value}`) }))}
        />
      </div>
      <ListBar answer={answer} found={data && t('accounting.found', { count: data.count, queued })}>
        {data && data.count > 0 && (
          <ExportList calls={accountingListFile} filter={state ? { accounting: state } : {}} />
        )}
      </ListBar>
      <List
        caption={t('accounting.queue')}
        columns={useQueueColumns()}
        answer={answer}
        rows={data?.orders}
        idOf={({ number }) => number}
        failed={t('accounting.failed')}
        empty={
          <EmptyState title={t(list.isNarrowed ? 'accounting.noneInState' : 'accounting.none')}>
            {t('accounting.noneText')}
          </EmptyState>
        }
      />
      {data && data.orders.length > 0 && <Pager page={list.page} pages={pages} linkTo={list.linkToPage} />}
    </ScreenPart>
  )
}

function useQueueColumns(): ListColumn<QueueRow>[] {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`accounting.columns.${id}`)
  return [
    {
      id: 'number',
      label: label('number'),
      heading: true,
      className: look.whole,
      cell: ({ number }) => <Link to={`/admin/orders?order=${number}`}>{number}</Link>,
    },
    { id: 'name', label: label('name'), cell: ({ name }) => name },
    {
      id: 'total',
      label: label('total'),
      number: true,
      className: look.whole,
      cell: ({ total, currency }) => formatAmount(total, currency),
    },
    {
      id: 'state',
      label: label('state'),
      cell: ({ accounting }) => (
        <>
          <AccountingBadge accounting={accounting} />
          {accounting.refusal && (
            <span className={look.refusal}>
              <RefusalText refusal={accounting.refusal} />
            </span>
          )}
          {accounting.number_1c && <span className={look.note}>№ {accounting.number_1c}</span>}
        </>
      ),
    },
    {
      id: 'at',
      label: label('at'),
      cell: ({ accounting: { at } }) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`,
    },
    {
      id: 'actions',
      label: label('actions'),
      stays: true,
      cell: ({ number, accounting }) => (
        <span className={css.buttons}>
          {accounting.state !== 'queued' && <SendTo1c number={number} accounting={accounting} />}
          <OrderFileButton number={number} />
        </span>
      ),
    },
  ]
}
