import type { DeskOrder, PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import { deskOrdersEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { deskOrdersListFile } from '@shop/contracts/staff/orders/payments-desk-files'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { Pager } from '../../list/Pager.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { moneyText } from '../../money-text.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { type DeskList, orderPath } from './desk-list.ts'
import { OrderStep } from './OrderStep.tsx'
import css from './PaymentsDesk.module.css'

const PAGE_LENGTH = 25

/** Orders with one kind of trouble about their money, and what to do about each. */
export function DeskOrders({ issue, list }: { issue: PaymentIssue; list: DeskList }) {
  const { t } = useTexts()
  const query = { issue, page: list.page, limit: PAGE_LENGTH }
  const answer = useStaffEndpoint(deskOrdersEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
  const { data } = answer
  const columns = useOrderColumns(issue)
  // Beside the comparison of a day there is nothing to say when none waits.
  if (issue === 'review' && data?.orders.length === 0) return null
  return (
    <>
      <ListBar answer={answer} found={data && t('desk.found', { count: data.count })}>
        {data && data.count > 0 && <ExportList calls={deskOrdersListFile} filter={{ issue }} />}
      </ListBar>
      <List
        caption={t(`desk.caption.${issue}`)}
        columns={columns}
        answer={answer}
        rows={data?.orders}
        idOf={({ number }) => number}
        failed={t('desk.failed')}
        empty={<EmptyState title={t(`desk.none.${issue}`)}>{t(`desk.noneText.${issue}`)}</EmptyState>}
      />
      {data && <Pager page={list.page} pages={Math.ceil(data.count / PAGE_LENGTH)} linkTo={list.linkToPage} />}
    </>
  )
}

function useOrderColumns(issue: PaymentIssue): ListColumn<DeskOrder>[] {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`desk.columns.${id}`)
  return [
    {
      id: 'number',
      label: label('order'),
      heading: true,
      className: css.whole,
      cell: ({ number, name, by_link }) => (
        <>
          <Link to={orderPath(number)}>{number}</Link>
          {by_link && <span className={css.note}>{t('desk.byLink')}</span>}
          <span className={css.note}>{name}</span>
        </>
      ),
    },
    { id: 'state', label: label('state'), cell: ({ payment_status }) => t(`payments.${payment_status}`) },
    {
      id: 'payments',
      label: label('payments'),
      className: css.id,
      cell: ({ payments }) =>
        payments.map(({ payment_id, amount, currency, state, given_back, paid_at }) => (
          <span key={payment_id} className={css.line}>
            {payment_id} · {moneyText(amount, currency)} · {t(`desk.states.${state}`)}
            {paid_at && ` · ${formatDay(paid_at, locale)}, ${formatTime(paid_at, locale)}`}
            {given_back > 0 && ` · ${t('desk.givenBack', { sum: moneyText(given_back, currency) })}`}
          </span>
        )),
    },
    ...(issue === 'refund' ? [refundColumn()] : []),
    {
      id: 'next',
      label: label('next'),
      stays: true,
      cell: order => (
        <span className={css.step}>
          <span className={css.note}>{todoOf(order)}</span>
          <OrderStep order={order} />
        </span>
      ),
    },
  ]

  function todoOf({ next: { step, amount, currency, payment_id } }: DeskOrder): string {
    const named = { sum: moneyText(amount, currency), payment: payment_id }
    return t(`desk.todo.${issue === 'review' ? 'review' : step}`, named)
  }

  function refundColumn(): ListColumn<DeskOrder> {
    return {
      id: 'refund',
      label: label('refund'),
      cell: ({ refund }) =>
        refund && (
          <>
            {moneyText(refund.amount, refund.currency)} · {t(`desk.refundStates.${refund.state}`)}
            <span className={css.note}>
              {formatDay(refund.at, locale)}, {formatTime(refund.at, locale)} · {refund.comment}
            </span>
          </>
        ),
    }
  }
}
