import { inOrder, isBounded, type PriceBounds } from '@shop/contracts/catalog/price-bounds'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'

export const groups = ['categories', 'sizes', 'heights', 'colors', 'collections'] as const
export type Group = (typeof groups)[number]
export type Choice = { group: Group; name: string }
/** What narrows a list: a group of values, or the bounds of the price. */
export type Narrowing = Group | 'price'

/** Categories as the tree that they are, by the name of the parent. */
type ParentOf = ReadonlyMap<string, string | null>

export function chosenNames(filter: StoreFilter, group: Group): readonly string[] {
  return filter[group] ?? []
}

export function choicesOf(filter: StoreFilter): Choice[] {
  return groups.flatMap(group => chosenNames(filter, group).map(name => ({ group, name })))
}

/** By what the list is narrowed. */
export function narrowingsOf(filter: StoreFilter): Narrowing[] {
  const used = groups.filter(group => chosenNames(filter, group).length > 0)
  return isBounded(filter) ? [...used, 'price'] : used
}

/** How many filters a shopper has chosen: each value, and the price as one. */
export function countChosen(filter: StoreFilter): number {
  return choicesOf(filter).length + Number(isBounded(filter))
}

/** Takes a value in, or out when it was in. Another list starts at its first page. */
export function withToggled(filter: StoreFilter, { group, name }: Choice): StoreFilter {
  const chosen = chosenNames(filter, group)
  const others = chosen.filter(other => other !== name)
  return withGroup(filter, group, others.length < chosen.length ? others : [...others, name])
}

/** Choosing a part narrows what was chosen, choosing the whole widens it: both at once would make one of them pointless. */
export function withToggledCategory(filter: StoreFilter, name: string, parents: ParentOf): StoreFilter {
  const toggled = withToggled(filter, { group: 'categories', name })
  const chosen = chosenNames(toggled, 'categories')
  if (!chosen.includes(name)) return toggled
  const isKin = (other: string) => parents.get(other) === name || parents.get(name) === other
  return withGroup(
    filter,
    'categories',
    chosen.filter(other => !isKin(other)),
  )
}

export function withoutChoices({ sort, search }: StoreFilter): StoreFilter {
  return { sort, page: 1, ...(search && { search }) }
}

export function without(filter: StoreFilter, narrowing: Narrowing): StoreFilter {
  return narrowing === 'price' ? withPrice(filter, {}) : withGroup(filter, narrowing, [])
}

/** The filter with other price bounds; empty bounds allow any price. */
export function withPrice(filter: StoreFilter, bounds: PriceBounds): StoreFilter {
  return { ...filter, page: 1, ...inOrder(bounds) }
}

/** The filter with exactly these values chosen; the list stays at its page. */
export function withChoices(before: StoreFilter, choices: readonly Choice[]): StoreFilter {
  const filter = { ...before }
  for (const group of groups) delete filter[group]
  for (const { group, name } of choices) filter[group] = [...(filter[group] ?? []), name]
  return filter
}

export function withGroup(filter: StoreFilter, group: Group, names: readonly string[]): StoreFilter {
  const changed: StoreFilter = { ...filter, page: 1 }
  if (names.length > 0) changed[group] = [...names]
  else delete changed[group]
  return changed
}
