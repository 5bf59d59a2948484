import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { orderTabNames, orderTabs } from '@shop/contracts/staff/orders/order-filter'
import type { Goods } from '../data/order-lines.ts'
import type { FilledOrder } from '../data/orders.ts'
import { type Person, personOf } from '../data/people.ts'

type Found = { orders: { number: string; order_status: string; name: string }[]; count: number }
type Customers = { customers: { name: string; surname: string; masked_phone: string | null }[]; count: number }
type Sold = { totals: { pieces: number } }
type Months = { sales: object[] }
type Tabs = { all: number; newest: string[] }
type Month = { now: { totals: { orders: number } }; is_counting: boolean }

/** What staff ask, another time of another order or customer; and whether the answer names what it must. */
export type StaffCall = readonly [
  name: string,
  address: (turn: number) => string,
  isRight: (answer: never, turn: number) => boolean,
]

type Shop = { filled: readonly FilledOrder[]; customers: number; goods: readonly Goods[]; until: Date }

const LIST = '/api/orders/get-like-payment-id'
const CUSTOMERS = '/api/admin/customers'
const TABS = '/api/admin/orders/tabs'
const SALES = '/api/admin/statistics/sales'
const YEAR_DAYS = 364

/** All calls of the back office that the bench measures. */
export function staffCalls(shop: Shop): StaffCall[] {
  return [...orderCalls(shop), ...customerCalls(shop), ...statisticsCalls(shop)]
}

function orderCalls({ filled }: Shop): StaffCall[] {
  const sent = filled.filter(({ tracking }) => tracking !== null)
  const paid = filled.filter(({ payment_id }) => payment_id !== null)
  const tabs = orderTabNames.map((tab): StaffCall => {
    const states: readonly string[] = orderTabs[tab]
    return [
      `orders, tab ${tab}`,
      turn => at(LIST, { 'filters[tab]': tab, ...pageOf(turn, 50) }),
      ({ orders, count }: Found) => count > 0 && orders.every(({ order_status }) => states.includes(order_status)),
    ]
  })
  const search = (by: string, list: readonly FilledOrder[], word: (order: FilledOrder) => string): StaffCall => [
    `orders, search by ${by}`,
    turn => at(LIST, { search: word(nth(list, turn)), limit: 50 }),
    // Of a name there may be more than a page.
    ({ orders, count }: Found, turn) => count > 50 || orders.some(({ number }) => number === nth(list, turn).number),
  ]
  const searchPerson = (by: string, word: (person: Person) => string) =>
    search(by, filled, order => word(personOf(order.person)))
  return [
    ['orders, all', turn => at(LIST, pageOf(turn, 50)), ({ orders }: Found) => orders.length === 50],
    ...tabs,
    ['orders, counts of tabs', () => TABS, ({ all, newest }: Tabs) => all > 0 && newest.length > 0],
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
  const search = (by: string, word: (person: Person) => string): StaffCall => [
    `customers, search by ${by}`,
    turn => at(CUSTOMERS, { search: word(account(turn)), limit: 25 }),
    ({ customers, count }: Customers, turn) =>
      count > 25 || customers.some(({ surname }) => surname === account(turn).surname),
  ]
  return [
    [
      'customers, by sum',
      turn => at(CUSTOMERS, { sort: 'total', ...pageOf(turn, 25) }),
      ({ customers }: Customers) => customers.length === 25,
    ],
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
    [
      'month statistics',
      turn => at('/api/admin/statistics/month', { year: thisYear - (turn % 2), month }),
      ({ now, is_counting }: Month) => now.totals.orders > 0 && !is_counting,
    ],
    ...(['article', 'model', 'category', 'collection'] as const).map(
      (subject): StaffCall => [
        `sales of a year by ${subject}`,
        turn => at(SALES, { [subject]: nth(sold, turn)[subject], ...year }),
        ({ totals }: Sold) => totals.pieces > 0,
      ],
    ),
    ['sales of all months', () => '/api/sales/all', ({ sales }: Months) => sales.length >= 24],
  ]
}

function pageOf(turn: number, limit: number) {
  return { page: (turn % 5) + 1, limit }
}

function nth<Of>(list: readonly Of[], turn: number): Of {
  return list[(turn * 7919 + 13) % list.length] as Of
}

function at(path: string, query: Record<string, string | number>): string {
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
