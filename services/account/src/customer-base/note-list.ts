import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { BaseCustomer, Note } from '../customers/base-customer.ts'
import type { AskedBase } from './base-filter.ts'
import type { CustomerBase } from './customer-base.repository.ts'

type NotedCustomer = { customer: BaseCustomer; note: Note }
type Deps = {
  customerBase: Pick<CustomerBase, 'countNotes' | 'withNotes'>
  questionOf: (filter: CustomerFilter) => AskedBase
}

/** What staff noted of the customers of the list, as a file: a note a row. */
export function noteList({ customerBase, questionOf }: Deps): FiledList<CustomerFilter, NotedCustomer> {
  return {
    name: 'customer-notes',
    count: async filter => ({ count: await customerBase.countNotes(questionOf(filter)) }),
    batches: filter => inBatches(notesOf(customerBase.withNotes(questionOf(filter)))),
    columns: [
      { head: { uk: 'Дата', en: 'Date' }, kind: 'moment', of: ({ note }) => note.at },
      { head: { uk: 'Хто написав', en: 'Written by' }, kind: 'text', of: ({ note }) => note.who },
      { head: { uk: 'Нотатка', en: 'Note' }, kind: 'text', of: ({ note }) => note.text },
      { head: { uk: 'Ім’я', en: 'Name' }, kind: 'text', of: ({ customer }) => customer.name },
      { head: { uk: 'Прізвище', en: 'Surname' }, kind: 'text', of: ({ customer }) => customer.surname },
      { head: { uk: 'Ел. пошта', en: 'Email' }, kind: 'text', of: ({ customer }) => customer.email },
      { head: { uk: 'Телефон', en: 'Phone' }, kind: 'text', of: ({ customer }) => customer.phone },
    ],
  }
}

async function* notesOf(customers: AsyncIterable<BaseCustomer>): AsyncGenerator<NotedCustomer> {
  for await (const customer of customers)
    for (const note of (customer.notes ?? []).toReversed()) yield { customer, note }
}
