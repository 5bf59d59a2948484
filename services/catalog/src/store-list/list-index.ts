import { setImmediate } from 'node:timers/promises'
import { addTo, type Bitset, countOf, emptyBitset } from './bitset.ts'
import { type Group, groups, type ListEntry } from './list-entry.ts'
import { type OrderName, orders } from './orders.ts'
import type { TextSearch } from './text-search.ts'

/** One value of a group, with the articles that have it. */
type ListValue = {
  bits: Bitset
  count: number
  /** `"black":` as it stands in the facets of an answer. */
  key: string
}

/** All that is needed to answer the store's list: every set and every order is made before the first question. */
export type ListIndex = {
  size: number
  cards: readonly Buffer[]
  values: Readonly<Record<Group, ReadonlyMap<string, ListValue>>>
  /** The places of the articles, in each order. */
  orders: Readonly<Record<OrderName, Uint32Array>>
  search: TextSearch
}

export type KnownValues = Readonly<Record<Group, readonly string[]>>

export async function buildListIndex(
  entries: readonly ListEntry[],
  known: KnownValues,
  search: TextSearch,
): Promise<ListIndex> {
  return {
    size: entries.length,
    cards: entries.map(({ card }) => card),
    values: await record(groups, group => valuesOf(group, known[group], entries)),
    orders: await record(Object.keys(orders) as OrderName[], name => placesInOrder(entries, name)),
    search,
  }
}

function valuesOf(group: Group, known: readonly string[], entries: readonly ListEntry[]): Map<string, ListValue> {
  const sets = new Map(known.map(value => [value, emptyBitset(entries.length)]))
  entries.forEach((entry, place) => {
    for (const value of entry.values[group]) {
      const bits = sets.get(value)
      if (bits) addTo(bits, place)
    }
  })
  return new Map(
    [...sets].map(([value, bits]) => [value, { bits, count: countOf(bits), key: `${JSON.stringify(value)}:` }]),
  )
}

function placesInOrder(entries: readonly ListEntry[], name: OrderName): Uint32Array {
  const compare = orders[name]
  const places = entries.map((entry, place) => ({ entry, place }))
  return Uint32Array.from(places.sort((one, other) => compare(one.entry, other.entry)).map(({ place }) => place))
}

/** Makes one after the other; requests get their turn in between. */
async function record<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Promise<Record<Key, Value>> {
  const made = {} as Record<Key, Value>
  for (const key of keys) {
    made[key] = make(key)
    await setImmediate()
  }
  return made
}
