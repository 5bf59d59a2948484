import { kyivDay } from '@shop/calendar/kyiv-days'
import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import type { Locale } from '@shop/contracts/texts/text'
import { quotesBreaks, toLine } from '@shop/service-kit/csv/cells'
import { stringify } from 'csv-stringify/sync'
import { writtenDate } from '../profile/birth-date.ts'
import type { BaseCustomer, CustomerBase } from './customer-base.repository.ts'

type Asked = { filter: CustomerFilter; month: number; language: Locale }

const CHUNK = 250
const KOPIYKY = 100
const heads = {
  uk: [
    'Ім’я',
    'Прізвище',
    'Ел. пошта',
    'Телефон',
    'Дата народження',
    'Акаунт із',
    'Рівень, %',
    'Сума, грн',
    'Замовлень',
    'Останнє замовлення',
    'Розсилка',
    'Згода',
  ],
  en: [
    'Name',
    'Surname',
    'Email',
    'Phone',
    'Birth date',
    'Account since',
    'Level, %',
    'Sum, UAH',
    'Orders',
    'Last order',
    'Newsletter',
    'Consent',
  ],
} as const
const yesOrNo = { uk: ['так', 'ні'], en: ['yes', 'no'] } as const
/** Table programs in Ukraine take a dot between digits for a date. */
const decimals = { uk: ',', en: '.' } as const

/** Everybody whom the filter finds as CSV, some at a time: semicolons and a byte order mark, as Excel in Ukraine reads it. */
export async function* exportCustomers(
  { customerBase }: { customerBase: Pick<CustomerBase, 'all'> },
  { filter, month, language }: Asked,
): AsyncGenerator<string> {
  const format = { delimiter: ';', record_delimiter: '\r\n', ...quotesBreaks } as const
  yield stringify([[...heads[language]]], { ...format, bom: true })
  let rows: string[][] = []
  for await (const customer of customerBase.all(filter, month)) {
    rows.push(cells(customer, language))
    if (rows.length < CHUNK) continue
    yield stringify(rows, format)
    rows = []
  }
  if (rows.length > 0) yield stringify(rows, format)
}

function cells(customer: BaseCustomer, language: Locale): string[] {
  const { name, surname, email, phone, birthDate, createdAt, figures, getsNewsletter, consent } = customer
  const [yes, no] = yesOrNo[language]
  const typed = [name, surname, email, phone ?? ''].map(toLine)
  const sum = ((figures?.cumulativeUah ?? 0) / KOPIYKY).toFixed(2).replace('.', decimals[language])
  return [
    ...typed,
    birthDate ? writtenDate(birthDate) : '',
    dayOf(createdAt),
    String(figures?.level ?? 0),
    sum,
    String(figures?.orders ?? 0),
    figures?.lastOrderAt ? dayOf(figures.lastOrderAt) : '',
    getsNewsletter ? yes : no,
    consent ? dayOf(consent.at) : '',
  ]
}

function dayOf(moment: Date): string {
  return writtenDate(kyivDay(moment))
}
