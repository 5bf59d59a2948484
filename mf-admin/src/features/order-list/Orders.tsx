import { staffNeeds, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import { Pager } from '../../list/Pager.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import table from './OrderColumns.module.css'
import css from './Orders.module.css'
import { useOrderColumns } from './use-order-columns.tsx'
import { useOrderList } from './use-order-list.ts'

const PAGE_LENGTH = 25

/** Orders, the newest first. */
export function Orders() {
  const { t } = useTexts()
  const list = useOrderList()
  const answer = useOrders(list)
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1

  return (
    <div className={css.orders}>
      <ListFilters list={list} label={t('orders.search')} placeholder={t('orders.searchExample')}>
        <FilterChoice
          list={list}
          name="paid"
          label={t('orders.payment')}
          any={t('orders.paidFilter.all')}
          options={['yes', 'no'].map(value => ({ value, label: t(`orders.paidFilter.${value}`) }))}
        />
        <FilterChoice
          list={list}
          name="needs"
          label={t('orders.needs')}
          any={t('orders.needsFilter.all')}
          options={staffNeeds.map(value => ({ value, label: t(`orders.needsFilter.${value}`) }))}
        />
      </ListFilters>
      {(data || !answer.error) && <ListBar answer={answer} found={data && t('orders.found', { count: data.count })} />}
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

type OrderList = ReturnType<typeof useOrderList>

/** One page of orders; the page before stays until the next one is here. */
function useOrders({ filter: { search = '', paid, needs }, page }: OrderList) {
  const asked = search.trim()
  const query = {
    limit: PAGE_LENGTH,
    page,
    ...(asked && { search: asked }),
    ...(needs && { 'filters[needs]': needs }),
    ...(paid !== undefined && { 'filters[isPaid]': paid ? ('1' as const) : ('0' as const) }),
  }
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
