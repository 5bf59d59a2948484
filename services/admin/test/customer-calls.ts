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
  type CustomerRow,
  openContactsEndpoint,
  type StaffCustomer,
  staffCustomerEndpoint,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'

const row: CustomerRow = {
  id: 'c1',
  name: 'Олена',
  surname: 'Коваль',
  masked_phone: '+380 ••• 67',
  masked_email: 'o•••@example.com',
  email_verified: true,
  phone_verified: true,
  registered_at: '2026-03-01T09:00:00.000Z',
  level: 5,
  total_uah: 52_000,
  orders: 3,
  last_order_at: null,
  newsletter: false,
  has_birthday: false,
}
const customer: StaffCustomer = {
  ...row,
  has_birth_date: true,
  level_counts: true,
  largest_purchase_uah: 20_000,
  addresses: 0,
  consent: null,
  newsletter_consent: null,
  seen_at: '2026-03-01T09:00:00.000Z',
  notes: [],
  reckoned: [],
  returns: [],
}
export const exportId = '2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e'

/** What the account service answers of customers, who is one: `c1`; an anonymised one has orders under way. */
export function customerCalls(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, staffCustomersEndpoint, ({ query }) => {
    asked.push(query)
    return { customers: [row], count: 1, page: 1, limit: 25 }
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
