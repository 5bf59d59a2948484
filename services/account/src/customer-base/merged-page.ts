import type { CustomerSort } from '@shop/contracts/staff/customers/staff-customers'
import type { Collection, Filter } from 'mongodb'
import { type BaseCustomer, plain } from '../customers/base-customer.ts'
import { type BaseOrder, baseSort, sortFieldOf, sortKeyOf } from './base-filter.ts'

/** One of the collections that the list is made of, and which of its cards agree. */
export type Source = { cards: Collection<BaseCustomer>; filter: Filter<BaseCustomer> }
type Page = BaseOrder & { page: number; limit: number }

/** So deep is a list of several collections read; behind it nobody turns pages. */
const DEEPEST = 10_000

/**
 * A page of what stands in one or more collections, in one order. Of several each index gives only the keys up to the page: they are
 * merged here, and the cards of the page alone are read whole.
 */
export async function mergedPage(
  sources: readonly Source[],
  { page, limit, sort, dir }: Page,
): Promise<BaseCustomer[]> {
  const from = (page - 1) * limit
  const order = baseSort({ sort, dir })
  const [only, ...others] = sources
  if (only && others.length === 0)
    return only.cards.find(only.filter, plain).sort(order).skip(from).limit(limit).toArray()
  if (from + limit > DEEPEST) return []
  const keys = { projection: { [sortFieldOf(sort)]: 1 } }
  const found = await Promise.all(
    sources.map(async source => {
      const heads = source.cards.find(source.filter, keys).sort(order)
      return (await heads.limit(from + limit).toArray()).map(head => ({ head, source }))
    }),
  )
  const chosen = found
    .flat()
    .toSorted(({ head: one }, { head: other }) => (dir === 'asc' ? 1 : -1) * compareHeads(one, other, sort))
    .slice(from, from + limit)
  const cards = await Promise.all(
    sources.map(source => {
      const ids = chosen.filter(row => row.source === source).map(({ head }) => head._id)
      return ids.length === 0 ? [] : source.cards.find({ _id: { $in: ids } }, plain).toArray()
    }),
  )
  const byId = new Map(cards.flat().map(card => [card._id, card]))
  return chosen.flatMap(({ head }) => byId.get(head._id) ?? [])
}

function compareHeads(one: BaseCustomer, other: BaseCustomer, sort: CustomerSort): number {
  const [first, second] = [sortKeyOf(one, sort), sortKeyOf(other, sort)]
  if (first !== second) return first < second ? -1 : 1
  return one._id < other._id ? -1 : 1
}
