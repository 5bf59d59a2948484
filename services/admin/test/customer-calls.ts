import { ShopError } from '@shop/contracts/errors'
import {
  addNoteEndpoint,
  anonymiseEndpoint,
  changeBirthDateEndpoint,
  exportFileEndpoint,
  removeNoteEndpoint,
  startExportEndpoint,
} from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  openContactsEndpoint,
  staffCustomerEndpoint,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'
import { customerRow, staffCustomer } from '@shop/testing/staff-customer-fixtures'

const customer = staffCustomer()
export const exportId = '2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e'

/** What the account service answers of customers, who is one: `c1`; an anonymised one has orders under way. */
export function customerCalls(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, staffCustomersEndpoint, ({ query }) => {
    asked.push(query)
    return { customers: [customerRow()], count: 1, page: 1, limit: 25 }
  })
  staffRead(calls, staffCustomerEndpoint, () => ({ customer }))
  staffWrite(calls, openContactsEndpoint, async ({ params: { id } }) => ({
    answer: { contacts: { email: 'olena@example.com', phone: '+380671234567', birth_date: null, addresses: [] } },
    change: { action: 'customer_open', subject: id },
  }))
  staffWrite(calls, changeBirthDateEndpoint, async ({ params: { id }, body: { birth_date, reason } }) => {
    const states = { before: { birth_date: '11.05.1990' }, after: { birth_date } }
    return {
      answer: { birth_date },
      change: { action: 'customer_birth_date', subject: id, asked: { reason }, ...states },
    }
  })
  staffWrite(calls, addNoteEndpoint, async ({ params: { id } }) => ({
    answer: { customer },
    change: { action: 'customer_note', subject: id },
  }))
  staffWrite(calls, removeNoteEndpoint, async () => ({ answer: { customer }, change: null }))
  staffWrite(calls, anonymiseEndpoint, async () => {
    throw new ShopError('orders_under_way', { orders: ['26-000042'] })
  })
  staffWrite(calls, startExportEndpoint, async ({ body: { language: _, ...filter } }) => ({
    answer: { id: exportId, count: 312 },
    change: { action: 'customer_export', subject: 'customers.csv', asked: filter, after: { count: 312 } },
  }))
  staffDownload(calls, exportFileEndpoint, async () => startDownload('customers.csv', rows()))
}

async function* rows(): AsyncGenerator<string> {
  yield '\uFEFFІм’я;Телефон\r\n'
}
