import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { orderTabNames } from '@shop/contracts/staff/orders/order-filter'
import type { Goods } from '../data/order-lines.ts'
import type { FilledOrder } from '../data/orders.ts'
import { type Person, personOf } from '../data/people.ts'

/** What staff ask, another time of another order or customer, and a text that must stand in the answer. */
export type StaffCall = {
  name: string
  addressOf: (turn: number) => string
  textOf: (turn: number) => string
}

type Shop = { filled: readonly FilledOrder[]; customers: number; goods: readonly Goods[]; until: Date }

const LIST = '/api/orders/get-like-payment-id'
const CUSTOMERS = '/api/admin/customers'
const YEAR_DAYS = 364

/** All calls of the back office that the bench measures. */
export function staffCalls(shop: Shop): StaffCall[] {
  return [...orderCalls(shop), ...customerCalls(shop), ...statisticsCalls(shop)]
}

function orderCalls({ filled }: Shop): StaffCall[] {
  const sent = filled.filter(({ tracking }) => tracking !== null)
  const paid = filled.filter(({ payment_id }) => payment_id !== null)
  const numberOf = (list: readonly FilledOrder[]) => (turn: number) => nth(list, turn).number
  const search = (by: string, list: readonly FilledOrder[], wordOf: (order: FilledOrder) => string): StaffCall => ({
    name: `orders, search by ${by}`,
    addressOf: turn => at(LIST, { search: wordOf(nth(list, turn)), limit: 50 }),
    textOf: numberOf(list),
  })
  // Some people have more orders than a page.
  const searchPerson = (by: string, wordOf: (person: Person) => string): StaffCall => ({
    ...search(by, filled, order => wordOf(personOf(order.person))),
    textOf: turn => personOf(nth(filled, turn).person).surname,
  })
  const tab = (name: string): StaffCall => ({
    name: `orders, tab ${name}`,
    addressOf: turn => at(LIST, { 'filters[tab]': name, ...pageOf(turn, 50) }),
    textOf: () => '"orders":[',
  })
  return [
    { name: 'orders, all', addressOf: turn => at(LIST, pageOf(turn, 50)), textOf: () => '"number":' },
    ...orderTabNames.map(tab),
    { name: 'orders, counts of tabs', addressOf: () => '/api/admin/orders/tabs', textOf: () => '"newest":["' },
    search('number', filled, ({ number }) => number),
    search('end of number', filled, ({ number }) => number.slice(-6)),
    searchPerson('phone', ({ phone }) => phone),
    searchPerson('name', ({ name, surname }) => `${name} ${surname}`),
    searchPerson('surname alone', ({ surname }) => surname),
    searchPerson('email', ({ email }) => email),
    search('payment id', paid, ({ payment_id }) => payment_id ?? ''),
    search('tracking number', sent, ({ tracking }) => tracking ?? ''),
  ]
}

function customerCalls({ customers: count }: Shop): StaffCall[] {
  const account = (turn: number) => personOf((turn * 7919 + 13) % count)
  const search = (by: string, wordOf: (person: Person) => string): StaffCall => ({
    name: `customers, search by ${by}`,
    addressOf: turn => at(CUSTOMERS, { search: wordOf(account(turn)), limit: 25 }),
    textOf: turn => account(turn).surname,
  })
  return [
    {
      name: 'customers, by sum',
      addressOf: turn => at(CUSTOMERS, { sort: 'total', ...pageOf(turn, 25) }),
      textOf: () => '"surname":',
    },
    search('name', ({ name, surname }) => `${surname} ${name}`),
    search('surname alone', ({ surname }) => surname),
    search('phone', ({ phone }) => phone),
    search('email', ({ email }) => email),
  ]
}

function statisticsCalls({ goods, until }: Shop): StaffCall[] {
  const today = kyivDay(until)
  const year = { from: addDays(today, -YEAR_DAYS), to: today }
  const [thisYear, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const sold = goods.slice(0, Math.ceil(goods.length / 4))
  return [
    {
      name: 'month statistics',
      addressOf: turn => at('/api/admin/statistics/month', { year: thisYear - (turn % 2), month }),
      textOf: () => '"is_counting":false',
    },
    ...(['article', 'model', 'category', 'collection'] as const).map(subject => ({
      name: `sales of a year by ${subject}`,
      addressOf: (turn: number) => at('/api/admin/statistics/sales', { [subject]: nth(sold, turn)[subject], ...year }),
      textOf: () => '"pieces":',
    })),
    { name: 'sales of all months', addressOf: () => '/api/sales/all', textOf: () => '"sales":[{' },
  ]
}

function pageOf(turn: number, limit: number) {
  return { page: (turn % 5) + 1, limit }
}

function nth<Of>(list: readonly Of[], turn: number): Of {
  return list[(turn * 7919 + 13) % list.length] as Of
}

function at(path: string, query: object): string {
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
