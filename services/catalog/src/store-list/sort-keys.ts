import type { ProductFilter } from '@shop/contracts/catalog/products'
import type { ListEntry } from './list-entry.ts'

export const orderNames = ['new', 'sale', 'cheap_uah', 'cheap_eur', 'dear_uah', 'dear_eur'] as const
export type SortName = (typeof orderNames)[number]

/** The order that a sort means in a currency: prices are compared as they are shown (rules §18). */
export function orderOf({ sort = 'new', currency = 'UAH' }: Pick<ProductFilter, 'sort' | 'currency'>): SortName {
  if (sort === 'new' || sort === 'sale') return sort
  const isEuro = currency === 'EUR'
  if (sort === 'price_asc') return isEuro ? 'cheap_eur' : 'cheap_uah'
  return isEuro ? 'dear_eur' : 'dear_uah'
}

const DAY_MS = 86_400_000
const LAST_DAY = 2 ** 17 - 1
const DAYS = 2 ** 17
const SOLD_OUT = 2 ** 31
const DEAREST = SOLD_OUT - 1

type Standing = Pick<ListEntry, 'published_on' | 'discount' | 'lowest'>

/** Where an article stands in an order, as a number of 32 bits: the lower, the earlier. What is sold out stands last in every order. */
export const sortKeys: Record<SortName, (entry: Standing) => number> = {
  new: entry => soldOut(entry) + age(entry),
  sale: entry => soldOut(entry) + (100 - entry.discount) * DAYS + age(entry),
  cheap_uah: ({ lowest }) => (lowest ? lowest.uah : SOLD_OUT),
  cheap_eur: ({ lowest }) => (lowest ? lowest.eur : SOLD_OUT),
  dear_uah: ({ lowest }) => (lowest ? DEAREST - lowest.uah : SOLD_OUT),
  dear_eur: ({ lowest }) => (lowest ? DEAREST - lowest.eur : SOLD_OUT),
}

/** All places, in the order of their sortKeys; equals by place, and places go by article. */
export function placesInOrder(byPlace: Uint32Array): Uint32Array {
  // Standing and place in one number that is exact up to 53 bits: numbers are sorted without calling back, ten times as fast.
  const sortable = new Float64Array(byPlace.length)
  for (let place = 0; place < byPlace.length; place++) sortable[place] = (byPlace[place] ?? 0) * PLACES + place
  sortable.sort()
  const places = new Uint32Array(byPlace.length)
  for (let rank = 0; rank < places.length; rank++) places[rank] = (sortable[rank] ?? 0) % PLACES
  return places
}

const PLACES = 2 ** 21

/** Told by its standing in any order. */
export function isSoldOut(standing: number): boolean {
  return standing >= SOLD_OUT
}

function soldOut({ lowest }: Standing): number {
  return lowest ? 0 : SOLD_OUT
}

/** In days, from a day far ahead. */
function age({ published_on }: Standing): number {
  return LAST_DAY - Date.parse(published_on) / DAY_MS
}
