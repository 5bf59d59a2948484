import { kyivDay } from '@shop/calendar/kyiv-days'
import { newsletterListFile, noteListFile } from '@shop/contracts/staff/customers/customer-files'
import { exportFileEndpoint, startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  type CustomerFilter,
  openContactsEndpoint,
  staffCustomerEndpoint,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { askForFile, type FiledList, type ListFileDeps, openListFile } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { BaseCustomer } from '../customers/base-customer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'
import { newsletterList } from '../newsletter/newsletter-list.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import { customerColumns } from './customer-columns.ts'
import { customerContacts, customerPage, type PageDeps } from './customer-page.ts'
import { customerRow } from './customer-row.ts'
import { noteList } from './note-list.ts'

type BaseDeps = PageDeps &
  ListFileDeps & { subscriptions: Pick<Subscriptions, 'countConfirmed' | 'readers'> } & {
    buyers: Pick<Buyers, 'joinedTo'>
  }

const PAGE_LENGTH = 25

/** The customers of the shop for staff: the list, one of them, and what is looked at or taken along only on record. */
export function addCustomerBaseCalls(calls: InternalCalls, deps: BaseDeps): void {
  const { customerBase, subscriptions, buyers, clock } = deps
  const today = () => kyivDay(clock.now())
  const questionOf = (filter: CustomerFilter) => ({ filter, month: Number(today().slice(5, 7)), now: clock.now() })

  staffRead(calls, staffCustomersEndpoint, async ({ query }) => {
    const { sort = 'registered', dir = 'desc', page = 1, limit = PAGE_LENGTH, ...filter } = query
    const found = await customerBase.page({ ...questionOf(filter), sort, dir, page, limit })
    const cardsOf = Map.groupBy(await buyers.joinedTo(found.customers.map(({ _id }) => _id)), card => card.joinedTo)
    const customers = found.customers.map(customer => customerRow(customer, today(), cardsOf.get(customer._id)))
    return { ...found, customers, page, limit }
  })

  staffRead(calls, staffCustomerEndpoint, async ({ params }) => ({ customer: await customerPage(deps, params.id) }))

  staffWrite(calls, openContactsEndpoint, async ({ params: { id } }) => ({
    answer: { contacts: await customerContacts(deps, id) },
    change: { action: 'customer_open', subject: id },
  }))

  const list: FiledList<CustomerFilter, BaseCustomer> = {
    name: 'customers',
    columns: customerColumns,
    count: async filter => ({ count: await customerBase.count(questionOf(filter)) }),
    batches: filter => inBatches(customerBase.all(questionOf(filter))),
  }
  staffWrite(calls, startExportEndpoint, async ({ body: { language, format, ...filter }, who }) => {
    const asked = { filter, language, format, who, action: 'customer_export', recorded: recordedFilter(filter) }
    const { answer, change } = await askForFile(list, deps, asked)
    return { answer: { id: answer.id, count: answer.count }, change }
  })

  addListFileCalls(calls, noteListFile, noteList({ customerBase, questionOf }), deps)
  addListFileCalls(calls, newsletterListFile, newsletterList(subscriptions), deps)
  staffDownload(calls, exportFileEndpoint, ({ params: { id }, who }) => openListFile(list, deps, { id, who }))
}

/** The filter as the audit log shows it: yes and no in words. */
function recordedFilter({ newsletter, birthday, bought, ...typed }: CustomerFilter) {
  return {
    ...typed,
    ...(newsletter && { newsletter: newsletter === '1' }),
    ...(birthday && { birthday: true }),
    ...(bought && { bought: bought === '1' }),
  }
}
