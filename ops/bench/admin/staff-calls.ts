import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { orderTabNames, orderTabs } from '@shop/contracts/staff/orders/order-filter'
import type { Goods } from '../data/order-lines.ts'
import type { FilledOrder } from '../data/orders.ts'
import { type Person, personOf } from '../data/people.ts'

type Found = { orders: { number: string; order_status: string; name: string }[]; count: number }
type Customers = { customers: { name: string; surname: string; masked_phone: string | null }[]; count: number }
type Sold = { totals: { pieces: number } }

/** What staff ask, another time of another order or customer; and whether the answer names what it must. */
export type StaffCall = {
  name: string
  address: (turn: number) => string
  isRight: (answer: never, turn: number) => boolean
}

type Shop = { filled: readonly FilledOrder[]; customers: number; goods: readonly Goods[]; until: Date }

const LIST = '/api/orders/get-like-payment-id'
const CUSTOMERS = '/api/admin/customers'
const SALES = '/api/admin/statistics/sales'
const YEAR_DAYS = 364

export function staffCalls({ filled, customers, goods, until }: Shop): StaffCall[] {
  const sent = filled.filter(({ tracking }) => tracking !== null)
  const paid = filled.filter(({ payment_id }) => payment_id !== null)
  const nth = <Of>(list: readonly Of[], turn: number): Of => list[(turn * 7919 + 13) % list.length] as Of
  const today = kyivDay(until)
  const year = { from: addDays(today, -YEAR_DAYS), to: today }
  const sold = goods.slice(0, Math.ceil(goods.length / 4))
  const [thisYear, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]

  const tabs: StaffCall[] = orderTabNames.map(tab => ({
    name: `orders, tab ${tab}`,
    address: turn => at(LIST, { 'filters[tab]': tab, page: (turn % 5) + 1, limit: 50 }),
    isRight: ({ orders, count }: Found) => {
      const states: readonly string[] = orderTabs[tab]
      return count > 0 && orders.every(({ order_status }) => states.includes(order_status))
    },
  }))
  const search = (by: string, list: readonly FilledOrder[], word: (order: FilledOrder) => string): StaffCall => ({
    name: `orders, search by ${by}`,
    address: turn => at(LIST, { search: word(nth(list, turn)), limit: 50 }),
    isRight: ({ orders, count }: Found, turn) =>
      // Of a name there may be more than a page.
      count > 50 || orders.some(({ number }) => number === nth(list, turn).number),
  })
  const searchPerson = (by: string, word: (person: Person) => string) =>
    search(by, filled, order => word(personOf(order.person)))
  const account = (turn: number) => personOf((turn * 7919 + 13) % customers)
  const customer = (by: string, word: (person: Person) => string): StaffCall => ({
    name: `customers, search by ${by}`,
    address: turn => at(CUSTOMERS, { search: word(account(turn)), limit: 25 }),
    isRight: (answer: Customers, turn) =>
      answer.count > 25 || answer.customers.some(({ surname }) => surname === account(turn).surname),
  })
  const sales = (subject: 'article' | 'model' | 'category' | 'collection'): StaffCall => ({
    name: `sales of a year by ${subject}`,
    address: turn => at(SALES, { [subject]: nth(sold, turn)[subject], ...year }),
    isRight: ({ totals }: Sold) => totals.pieces > 0,
  })

  const call = (name: string, address: StaffCall['address'], isRight: StaffCall['isRight']): StaffCall => ({
    name,
    address,
    isRight,
  })

  return [
    call(
      'orders, all',
      turn => at(LIST, { page: (turn % 5) + 1, limit: 50 }),
      ({ orders }: Found) => orders.length === 50,
    ),
    ...tabs,
    call(
      'orders, counts of tabs',
      () => '/api/admin/orders/tabs',
      ({ all, newest }: { all: number; newest: string[] }) => all > 0 && newest.length > 0,
    ),
    search('number', filled, ({ number }) => number),
    search('end of number', filled, ({ number }) => number.slice(-6)),
    searchPerson('phone', ({ phone }) => phone),
    searchPerson('name', ({ name, surname }) => `${name} ${surname}`),
    searchPerson('surname alone', ({ surname }) => surname),
    searchPerson('email', ({ email }) => email),
    search('payment id', paid, ({ payment_id }) => payment_id ?? ''),
    search('tracking number', sent, ({ tracking }) => tracking ?? ''),
    {
      name: 'customers, by sum',
      address: turn => at(CUSTOMERS, { sort: 'total', page: (turn % 5) + 1, limit: 25 }),
      isRight: (answer: Customers) => answer.customers.length === 25,
    },
    customer('name', ({ name, surname }) => `${surname} ${name}`),
    customer('surname alone', ({ surname }) => surname),
    customer('phone', ({ phone }) => phone),
    customer('email', ({ email }) => email),
    {
      name: 'month statistics',
      address: turn => at('/api/admin/statistics/month', { year: thisYear - (turn % 2), month }),
      isRight: ({ now, is_counting }: { now: { totals: { orders: number } }; is_counting: boolean }) =>
        now.totals.orders > 0 && !is_counting,
    },
    ...(['article', 'model', 'category', 'collection'] as const).map(sales),
    {
      name: 'sales of all months',
      address: () => '/api/sales/all',
      isRight: ({ sales }: { sales: object[] }) => sales.length >= 24,
    },
  ]
}

function at(path: string, query: Record<string, string | number>): string {
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
