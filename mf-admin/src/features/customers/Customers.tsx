import { type CustomerRow, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { keepPreviousData } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ColumnMenu } from '../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../list/KeyHelp.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { Pager } from '../../list/Pager.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { ExportCustomers } from './ExportCustomers.tsx'
import { customerPageOf, useCustomerColumns } from './use-customer-columns.tsx'
import { filterQuery, useCustomerList } from './use-customer-list.ts'

const PAGE_LENGTH = 25

/** Accounts, guests who bought, and readers of the newsletter, the newest first. */
export function Customers() {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  useUnsaved(false)
  const list = useCustomerList()
  const { filter, sort, dir, page } = list
  const answer = useStaffEndpoint(
    staffCustomersEndpoint,
    { query: { ...filterQuery(filter), sort, dir, page, limit: PAGE_LENGTH } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1
  const found =
    data &&
    (data.more
      ? t('customers.foundMore', { count: data.count.toLocaleString(locale) })
      : t('customers.found', { count: data.count }))
  const columns = useCustomerColumns(filter.search)
  const nameOf = ({ name, surname, masked_email }: CustomerRow) => `${name} ${surname}`.trim() || masked_email

  return (
    <div className={look.screen}>
      <CustomerFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      {(data || !answer.error) && (
        <ListBar answer={answer} found={found}>
          {data && data.count > 0 && (
            <ExportCustomers filter={filterQuery(filter)} count={data.more ? null : data.count} />
          )}
          <ColumnMenu columns={columns} hidden={list.hidden} onHide={list.setHidden} />
          <KeyHelp canChoose={false} />
        </ListBar>
      )}
      <List
        caption={t('customers.title')}
        columns={columns}
        answer={answer}
        rows={data?.customers}
        idOf={({ id }) => id}
        failed={t('customers.failed')}
        grid={{ list, nameOf, onOpen: ({ id }) => navigate(customerPageOf(id)), keptAs: 'customers' }}
        empty={
          list.isNarrowed || page > 1 ? (
            <EmptyState
              title={t('customers.nothingFound')}
              actions={
                <Button variant="outline" onClick={list.forgetFilter}>
                  {t('customers.showAll')}
                </Button>
              }
            >
              {t('customers.nothingFoundText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('customers.none')}>{t('customers.noneText')}</EmptyState>
          )
        }
      />
      {data && data.customers.length > 0 && <Pager page={page} pages={pages} linkTo={list.linkToPage} />}
    </div>
  )
}
