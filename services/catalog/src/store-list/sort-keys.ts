import { DAY_MS } from '@shop/calendar/durations'
import type { ProductFilter } from '@shop/contracts/catalog/products'
import type { ListEntry } from './list-entry.ts'

export const sortNames = ['new', 'sale', 'cheap_uah', 'cheap_eur', 'dear_uah', 'dear_eur'] as const
export type SortName = (typeof sortNames)[number]

/** The order that a sort means in a currency: prices are compared as they are shown (docs/rules.md, "Catalogue"). */
export function orderOf({ sort = 'new', currency = 'UAH' }: Pick<ProductFilter, 'sort' | 'currency'>): SortName {
  if (sort === 'new' || sort === 'sale') return sort
  const isEuro = currency === 'EUR'
  if (sort === 'price_asc') return isEuro ? 'cheap_eur' : 'cheap_uah'
  return isEuro ? 'dear_eur' : 'dear_uah'
}

const LAST_DAY = 2 ** 17 - 1
const DAYS = 2 ** 17
const SOLD_OUT = 2 ** 31
const DEAREST = SOLD_OUT - 1

type Sorted = Pick<ListEntry, 'published_on' | 'discount' | 'lowest'>

/** Where an article stands in an order, as a number of 32 bits: the lower, the earlier. What is sold out stands last in every order. */
export const sortKeys: Record<SortName, (entry: Sorted) => number> = {
  new: entry => soldOut(entry) + age(entry),
  sale: entry => soldOut(entry) + (100 - entry.discount) * DAYS + age(entry),
  cheap_uah: ({ lowest }) => (lowest ? lowest.uah : SOLD_OUT),
  cheap_eur: ({ lowest }) => (lowest ? lowest.eur : SOLD_OUT),
  dear_uah: ({ lowest }) => (lowest ? DEAREST - lowest.uah : SOLD_OUT),
  dear_eur: ({ lowest }) => (lowest ? DEAREST - lowest.eur : SOLD_OUT),
}

/** All positions, in the order of their sortKeys; equals by position, and positions go by article. */
export function positionsInOrder(byPosition: Uint32Array): Uint32Array {
  // Key and position in one number, exact up to 53 bits: numbers sort without a comparison callback, ten times as fast.
  const sortable = new Float64Array(byPosition.length)
  for (let position = 0; position < byPosition.length; position++)
    sortable[position] = (byPosition[position] ?? 0) * POSITIONS + position
  sortable.sort()
  const positions = new Uint32Array(byPosition.length)
  for (let rank = 0; rank < positions.length; rank++) positions[rank] = (sortable[rank] ?? 0) % POSITIONS
  return positions
}

const POSITIONS = 2 ** 21

/**
 * Equals of an order by their keys, as one number: those who may change places in it. Among the newest a few days make no difference;
 * discounts and prices are what was asked for, and what is sold out stays last.
 */
export function peersOf(order: SortName, sortKey: number): number {
  if (order === 'new') return Number(isSoldOut(sortKey))
  return order === 'sale' ? Math.floor(sortKey / DAYS) : sortKey
}

/** By its key in any order. */
export function isSoldOut(sortKey: number): boolean {
  return sortKey >= SOLD_OUT
}

function soldOut({ lowest }: Sorted): number {
  return lowest ? 0 : SOLD_OUT
}

/** In days, from a day far ahead. */
function age({ published_on }: Sorted): number {
  return LAST_DAY - Date.parse(published_on) / DAY_MS
}
