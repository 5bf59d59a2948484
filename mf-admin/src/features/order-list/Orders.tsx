import { orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { Pager } from '../../list/Pager.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import table from './OrderColumns.module.css'
import { OrderFilters } from './OrderFilters.tsx'
import css from './Orders.module.css'
import { OrderTabs } from './OrderTabs.tsx'
import { useOrderColumns } from './use-order-columns.tsx'
import { filterQuery, type OrderList, useOrderList } from './use-order-list.ts'

const PAGE_LENGTH = 25

/** Orders, the newest first. */
export function Orders() {
  const { t, locale } = useTexts()
  const list = useOrderList()
  const answer = useOrders(list)
  const { data } = answer
  const tabs = useStaffEndpoint(
    orderTabsEndpoint,
    { query: filterQuery(list.filter) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const foundText = ({ count, more }: { count: number; more?: boolean | undefined }) =>
    more ? t('orders.foundMore', { count: count.toLocaleString(locale) }) : t('orders.found', { count })
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1

  return (
    <div className={css.orders}>
      <OrderTabs list={list} counts={tabs.data} />
      <OrderFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      {(data || !answer.error) && <ListBar answer={answer} found={data && foundText(data)} />}
      <List
        caption={t('orders.title')}
        columns={useOrderColumns(list)}
        answer={answer}
        rows={data?.orders}
        idOf={({ number }) => number}
        failed={t('orders.failed')}
        empty={<NoOrders list={list} pages={pages} />}
        headFirst
        classes={table}
      />
      {data && data.orders.length > 0 && <Pager page={list.page} pages={pages} linkTo={list.linkToPage} />}
    </div>
  )
}

/** One page of orders; the page before stays until the next one is here. */
function useOrders({ filter, page }: OrderList) {
  const query = { limit: PAGE_LENGTH, page, ...filterQuery(filter) }
  return useStaffEndpoint(staffOrdersEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Nothing was ordered yet, or nothing fits the question, or the list has become shorter than this page. */
function NoOrders({ list, pages }: { list: OrderList; pages: number }) {
  const { t } = useTexts()
  if (list.page > pages)
    return (
      <EmptyState
        title={t('empty.noSuchPage')}
        actions={
          <Link to={list.linkToPage(1)} className={buttonClass({ variant: 'outline' })}>
            {t('empty.firstPage')}
          </Link>
        }
      />
    )
  if (!list.isNarrowed) return <EmptyState title={t('empty.noOrders')}>{t('empty.noOrdersText')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.nothingFound')}
      actions={
        <Button variant="outline" onClick={list.forgetFilter}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.nothingFoundText')}
    </EmptyState>
  )
}
