import { accountingQueueEndpoint, accountingStates, type QueueRow } from '@shop/contracts/staff/exchange/accounting'
import { formatAmount } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Heading } from '@shop/ui-kit/page/Heading'
import { AccountingBadge, RefusalText } from '../../accounting/AccountingBadge.tsx'
import { OrderFileButton, SendTo1c } from '../../accounting/SendTo1c.tsx'
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
const rules = { filter: { state: oneOf(accountingStates) } }

/** Orders that are or were meant for 1C; state and page stand in the address. */
export function AccountingQueue({ queued, failed }: { queued: number; failed: number }) {
  const { t } = useTexts()
  const list = useList(rules)
  const { state } = list.filter
  const query = { page: list.page, limit: PAGE_LENGTH, ...(state && { state }) }
  const options = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 15_000 }
  const answer = useStaffEndpoint(accountingQueueEndpoint, { query }, options)
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1
  return (
    <div className={css.part}>
      <Heading level={2} className={css.title}>
        {t('accounting.queue')}
      </Heading>
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
      <ListBar answer={answer} found={data && t('accounting.found', { count: data.count, queued })} />
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
    </div>
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
      className: css.whole,
      cell: ({ number }) => <Link to={`/admin/orders?order=${number}`}>{number}</Link>,
    },
    { id: 'name', label: label('name'), cell: ({ name }) => name },
    {
      id: 'total',
      label: label('total'),
      number: true,
      className: css.whole,
      cell: ({ total, currency }) => formatAmount(total, currency),
    },
    {
      id: 'state',
      label: label('state'),
      cell: ({ accounting }) => (
        <>
          <AccountingBadge accounting={accounting} />
          {accounting.refusal && (
            <span className={css.refusal}>
              <RefusalText refusal={accounting.refusal} />
            </span>
          )}
          {accounting.number_1c && <span className={css.note}>№ {accounting.number_1c}</span>}
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
