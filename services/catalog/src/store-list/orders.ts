import type { ProductFilter } from '@shop/contracts/products'
import type { ListEntry } from './list-entry.ts'

export type OrderName = 'new' | 'sale' | 'cheap_uah' | 'cheap_eur' | 'dear_uah' | 'dear_eur'

type Compare = (one: ListEntry, other: ListEntry) => number

export function orderOf({ sort = 'new', currency = 'UAH' }: Pick<ProductFilter, 'sort' | 'currency'>): OrderName {
  if (sort === 'new' || sort === 'sale') return sort
  const isEuro = currency === 'EUR'
  if (sort === 'price_asc') return isEuro ? 'cheap_eur' : 'cheap_uah'
  return isEuro ? 'dear_eur' : 'dear_uah'
}

const byArticle: Compare = (one, other) => compare(one.article, other.article)
const newest: Compare = (one, other) => compare(other.published_on, one.published_on)
const cheapest =
  (currency: 'uah' | 'eur'): Compare =>
  (one, other) =>
    (one.lowest?.[currency] ?? 0) - (other.lowest?.[currency] ?? 0)
const soldOutLast: Compare = (one, other) => Number(one.lowest === null) - Number(other.lowest === null)

/** What is sold out stands last in every order, and equals stand by article. */
export const orders: Record<OrderName, Compare> = {
  new: inTurn(newest),
  sale: inTurn((one, other) => other.discount - one.discount, newest),
  cheap_uah: inTurn(cheapest('uah')),
  cheap_eur: inTurn(cheapest('eur')),
  dear_uah: inTurn(reversed(cheapest('uah'))),
  dear_eur: inTurn(reversed(cheapest('eur'))),
}

function inTurn(...compares: Compare[]): Compare {
  const all = [soldOutLast, ...compares, byArticle]
  return (one, other) => {
    for (const compareBy of all) {
      const result = compareBy(one, other)
      if (result !== 0) return result
    }
    return 0
  }
}

function reversed(compareBy: Compare): Compare {
  return (one, other) => compareBy(other, one)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
