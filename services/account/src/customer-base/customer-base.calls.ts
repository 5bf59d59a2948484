import { randomUUID } from 'node:crypto'
import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { exportFileEndpoint, startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  type CustomerFilter,
  openContactsEndpoint,
  staffCustomerEndpoint,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { listFileName, startListFile } from '@shop/service-kit/list-files/start-list-file'
import type { Buyers } from '../customers/buyers.repository.ts'
import { customerColumns, inBatches } from './customer-columns.ts'
import { customerContacts, customerPage, type PageDeps } from './customer-page.ts'
import { customerRow } from './customer-row.ts'
import type { CustomerExports } from './exports.repository.ts'

type BaseDeps = PageDeps & { customerExports: CustomerExports; buyers: Pick<Buyers, 'joinedTo'> }

const PAGE_LENGTH = 25
const EXPORT_MS = 5 * 60_000

/** The customers of the shop for staff: the list, one of them, and what is looked at or taken along only on record. */
export function addCustomerBaseCalls(calls: InternalCalls, deps: BaseDeps): void {
  const { customerBase, customerExports, buyers, clock } = deps
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

  staffWrite(calls, startExportEndpoint, async ({ body: { language, format, ...filter }, who }) => {
    const id = randomUUID()
    const count = await customerBase.count(questionOf(filter))
    const expires_at = new Date(clock.now().getTime() + EXPORT_MS)
    await customerExports.add({ _id: id, who, filter, language, ...(format && { format }), expires_at })
    const change = {
      action: 'customer_export',
      subject: listFileName(fileName(today()), format),
      asked: recordedFilter(filter),
      after: { count },
    }
    return { answer: { id, count }, change }
  })

  staffDownload(calls, exportFileEndpoint, async ({ params: { id }, who }) => {
    const wanted = await customerExports.find(id, who, clock.now())
    if (!wanted) throw new ShopError('not_found')
    const { filter, language, format } = wanted
    const table = { columns: customerColumns, batches: inBatches(customerBase.all(questionOf(filter))) }
    return startListFile(table, { name: fileName(today()), language, format })
  })
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

function fileName(day: string): string {
  return `customers-${day}`
}
