import { kyivDay } from '@shop/calendar/kyiv-days'
import type { FileColumn } from '@shop/service-kit/list-files/table'
import type { BaseCustomer } from '../customers/base-customer.ts'

const yesOrNo = { uk: ['так', 'ні'], en: ['yes', 'no'] } as const

const kindNames = {
  uk: { account: 'акаунт', buyer: 'гість', newsletter: 'розсилка' },
  en: { account: 'account', buyer: 'guest', newsletter: 'newsletter' },
} as const

/** A customer as a row of a file (docs/rules.md, "Lists as files"). */
export const customerColumns: readonly FileColumn<BaseCustomer>[] = [
  { head: { uk: 'Ім’я', en: 'Name' }, kind: 'text', of: ({ name }) => name },
  { head: { uk: 'Прізвище', en: 'Surname' }, kind: 'text', of: ({ surname }) => surname },
  { head: { uk: 'Ел. пошта', en: 'Email' }, kind: 'text', of: ({ email }) => email },
  { head: { uk: 'Телефон', en: 'Phone' }, kind: 'text', of: ({ phone }) => phone },
  { head: { uk: 'Дата народження', en: 'Birth date' }, kind: 'day', of: ({ birthDate }) => birthDate },
  { head: { uk: 'Акаунт із', en: 'Account since' }, kind: 'day', of: ({ createdAt }) => kyivDay(createdAt) },
  { head: { uk: 'Рівень, %', en: 'Level, %' }, kind: 'count', of: ({ figures }) => figures?.level ?? 0 },
  { head: { uk: 'Сума, грн', en: 'Sum, UAH' }, kind: 'sum', of: ({ figures }) => figures?.cumulativeUah ?? 0 },
  { head: { uk: 'Замовлень', en: 'Orders' }, kind: 'count', of: ({ figures }) => figures?.orders ?? 0 },
  {
    head: { uk: 'Останнє замовлення', en: 'Last order' },
    kind: 'day',
    of: ({ figures }) => (figures?.lastOrderAt ? kyivDay(figures.lastOrderAt) : null),
  },
  {
    head: { uk: 'Розсилка', en: 'Newsletter' },
    kind: 'text',
    of: ({ getsNewsletter }, language) => yesOrNo[language][getsNewsletter ? 0 : 1],
  },
  {
    head: { uk: 'Картка', en: 'Card' },
    kind: 'text',
    of: ({ kind }, language) => kindNames[language][kind ?? 'account'],
  },
  { head: { uk: 'Місто', en: 'City' }, kind: 'text', of: ({ figures }) => figures?.city ?? null },
  { head: { uk: 'Позначки', en: 'Tags' }, kind: 'text', of: ({ tags = [] }) => tags.join(', ') },
  { head: { uk: 'Згода', en: 'Consent' }, kind: 'day', of: ({ consent }) => (consent ? kyivDay(consent.at) : null) },
]
