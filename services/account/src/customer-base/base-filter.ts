import { DAY_MS } from '@shop/calendar/durations'
import type { CustomerFilter, CustomerSort } from '@shop/contracts/staff/customers/staff-customers'
import type { Filter, Sort } from 'mongodb'
import type { BaseCustomer } from '../customers/base-customer.ts'
import { placeOf } from '../customers/customer-figures.ts'
import { searchedCustomer } from '../customers/listed.ts'

export type BaseOrder = { sort: CustomerSort; dir: 'asc' | 'desc' }
/** What is asked for, and when: `month` is the present one of Kyiv, from 1. */
export type AskedBase = { filter: CustomerFilter; month: number; now: Date }

const KOPIYKY = 100
const EARLIEST_DAYS = 365
const fieldOf: Record<CustomerSort, string> = {
  registered: 'createdAt',
  total: 'figures.cumulativeUah',
  orders: 'figures.orders',
  ordered: 'figures.lastOrderAt',
}

/** Which accounts agree; of buyers the same fields say it. */
export function baseFilter({ filter, month, now }: AskedBase): Filter<BaseCustomer> {
  const { search = '', level, newsletter, birthday, bought, sum_from, ordered, city, tag } = filter
  const term = searchedCustomer(search)
  return {
    // Named so that the list walks an index also where nothing else narrows it.
    createdAt: { $gt: new Date(0) },
    ...(level !== undefined && { 'figures.level': Number(level) }),
    ...(newsletter !== undefined && { getsNewsletter: newsletter === '1' }),
    ...(birthday !== undefined && { birthMonth: month }),
    ...(bought !== undefined && { 'figures.orders': bought === '1' ? { $gt: 0 } : 0 }),
    ...(sum_from !== undefined && { 'figures.cumulativeUah': { $gte: sum_from * KOPIYKY } }),
    ...(ordered !== undefined && { 'figures.lastOrderAt': lastOrder(ordered, now) }),
    ...(city && { 'figures.place': beginsWith(placeOf(city)) }),
    ...(tag && { tags: tag }),
    ...(term && { searchTerms: { $elemMatch: beginsWith(term) } }),
  }
}

/** Cards that were joined to another one stand in its page only. */
export function buyerFilter(asked: AskedBase): Filter<BaseCustomer> {
  const { card_kind: kind } = asked.filter
  return { ...baseFilter(asked), joinedTo: null, ...(kind && kind !== 'account' && { kind }) }
}

/** Two customers of one moment, or of one sum, always come in the same order. */
export function baseSort({ sort, dir }: BaseOrder): Sort {
  const turn = dir === 'asc' ? 1 : -1
  return { [fieldOf[sort]]: turn, _id: turn }
}

/** What a customer is sorted by, as the database compares it: those without it are the least. */
export function sortKeyOf({ createdAt, figures }: Partial<BaseCustomer>, sort: CustomerSort): number {
  const least = Number.NEGATIVE_INFINITY
  if (sort === 'registered') return createdAt?.getTime() ?? least
  if (sort === 'total') return figures?.cumulativeUah ?? least
  return (sort === 'orders' ? figures?.orders : figures?.lastOrderAt?.getTime()) ?? least
}

export function sortFieldOf(sort: CustomerSort): string {
  return fieldOf[sort]
}

function lastOrder(within: NonNullable<CustomerFilter['ordered']>, now: Date) {
  const days = within === 'earlier' ? EARLIEST_DAYS : Number(within)
  const moment = new Date(now.getTime() - days * DAY_MS)
  return within === 'earlier' ? { $lt: moment } : { $gte: moment }
}

function beginsWith(text: string) {
  return { $gte: text, $lt: `${text}\uffff` }
}
