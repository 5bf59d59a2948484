import { packingNeeds } from '@shop/contracts/staff/orders/order-filter'
import { type OrderTabCounts, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { Link, useNavigate } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { ColumnMenu } from '../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../list/KeyHelp.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { Pager } from '../../list/Pager.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useChosen } from '../../list/use-chosen.ts'
import { openedHere } from '../../list/use-list.ts'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { OrderBulkBar } from './bulk/OrderBulkBar.tsx'
import { ExportOrders } from './ExportOrders.tsx'
import { NoOrders } from './NoOrders.tsx'
import { newOrders } from './new-orders.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { ShowNewOrders } from './ShowNewOrders.tsx'
import { useOrderColumns } from './use-order-columns.tsx'
import { filterBody, filterQuery, type OrderList, useOrderList } from './use-order-list.ts'
import { useOrderTabs } from './use-order-tabs.ts'

const PAGE_LENGTH = 25

/** Orders, the newest first; of those that are to be packed, the first to be packed. */
export function Orders() {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  const { may } = useStaffMember()
  const list = useOrderList()
  const { filter, page } = list
  const isByDay = filter.needs !== undefined && packingNeeds.includes(filter.needs)
  const answer = useOrders(list)
  const tabs = useOrderTabs(list)
  const chosen = useChosen(JSON.stringify(filter))
  const columns = useOrderColumns(list)
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1
  const found =
    data &&
    (data.more
      ? t('orders.foundMore', { count: data.count.toLocaleString(locale) })
      : t('orders.found', { count: data.count }))

  return (
    <div className={look.screen}>
      <OrderTabs list={list} counts={tabs.data} />
      <OrderFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      {(data || !answer.error) && (
        <ListBar answer={answer} found={found}>
          {data && data.count > 0 && <ExportOrders filter={filterBody(filter)} count={data.more ? null : data.count} />}
          <ColumnMenu columns={columns} hidden={list.hidden} onHide={list.setHidden} />
          <KeyHelp canChoose />
          {may('fulfilment') && (
            <Link to="/admin/orders/new" className={buttonClass({ size: 'small' })}>
              {t('newOrder.button')}
            </Link>
          )}
        </ListBar>
      )}
      <OrderBulkBar chosen={chosen} count={data?.count ?? 0} filter={filter} />
      <div>
        <ShowNewOrders
          count={isByDay ? 0 : comeSince(answer, tabs, page)}
          isBusy={answer.isFetching}
          onShow={() => void answer.refetch()}
        />
        <List
          caption={t('orders.title')}
          columns={columns}
          answer={answer}
          rows={data?.orders}
          idOf={({ number }) => number}
          failed={t('orders.failed')}
          empty={<NoOrders list={list} pages={pages} />}
          grid={{
            list,
            nameOf: ({ number, name }) => `${number}, ${name}`,
            isChosen: chosen.has,
            onChoose: chosen.choose,
            isWarned: ({ alerts }) => alerts.length > 0,
            onOpen: ({ number }) => navigate(list.linkToOpen(number), { state: openedHere }),
            keptAs: 'orders',
          }}
        />
      </div>
      {data && data.orders.length > 0 && <Pager page={page} pages={pages} linkTo={list.linkToPage} />}
    </div>
  )
}

/** One page of orders; the page before stays until the next one is here. */
function useOrders({ filter, page }: OrderList) {
  const query = { limit: PAGE_LENGTH, page, ...filterQuery(filter) }
  return useStaffEndpoint(staffOrdersEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}

type Tabs = { data?: OrderTabCounts | undefined; isPlaceholderData: boolean; dataUpdatedAt: number }

/** How many orders have come since the first page was read; both must answer the present question. */
function comeSince(answer: ReturnType<typeof useOrders>, tabs: Tabs, page: number): number {
  const isOther = answer.isPlaceholderData || tabs.isPlaceholderData || tabs.dataUpdatedAt < answer.dataUpdatedAt
  if (page > 1 || isOther || !answer.data || !tabs.data) return 0
  return newOrders(answer.data.orders, tabs.data.newest).length
}
