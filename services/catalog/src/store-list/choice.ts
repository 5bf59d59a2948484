import type { ProductFilter } from '@shop/contracts/catalog/products'
import { addAll, type Bitset, countOf, has, keepCommon } from './bitset.ts'
import { garmentsIn, inLayers } from './garment-layers.ts'
import { countsFor } from './garments.ts'
import { type Group, groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { positionsInPrice } from './price-positions.ts'
import { countOfTerms, termsOf } from './terms.ts'
import { numbersIn } from './values.ts'

/** What a filter asks for; a group that is not used is not there. */
export type Choice = {
  groups: readonly ChosenGroup[]
  /** What a text finds; null when none is searched for. */
  text: Within | null
  /** What of it has a price that is asked for: nothing else is chosen, whatever its values. Null when that is everything. */
  within: Within | null
}

/** Positions, and the same as garments, layer by layer: to lay them takes long, so one answer does it once. */
type Within = { positions: Bitset; layers(): readonly Bitset[] }

type ChosenGroup = { group: Group; values: readonly number[] }

/** A value nobody knows is left out; a group of such values alone is not used. */
export function choiceOf(index: ListIndex, filter: ProductFilter): Choice {
  const { anyHeight } = index.values
  const chosen: ChosenGroup[] = []
  for (const group of groups) {
    const names = filter[group]
    const values = names === undefined ? [] : numbersIn(index.values, group, names)
    if (values.length > 0) chosen.push({ group, values: isEveryHeight(index, group, values) ? [anyHeight] : values })
  }
  const found = filter.search === undefined ? null : index.search.positionsOf(filter.search)
  const text = found && within(index, found)
  const priced = positionsInPrice(index, filter)
  if (priced === null) return { groups: chosen, text, within: text }
  if (found !== null) keepCommon(priced, found)
  return { groups: chosen, text, within: within(index, priced) }
}

function within({ garments }: ListIndex, positions: Bitset): Within {
  let layers: readonly Bitset[] | undefined
  return {
    positions,
    layers() {
      layers ??= inLayers(garments.layers, positions)
      return layers
    },
  }
}

/** One value counts faster than several: the heights of a garment need not be compared then. */
function isEveryHeight({ values: { spans } }: ListIndex, group: Group, values: readonly number[]): boolean {
  return group === 'heights' && values.length === spans.heights.end - spans.heights.first
}

/** The choice as if nothing were chosen of this group: the counts of its own values are taken from it (docs/rules.md, "Catalogue"). */
export function without(choice: Choice, group: Group): Choice {
  return { ...choice, groups: choice.groups.filter(other => other.group !== group) }
}

/** The choice at any price: what the lowest and the highest one are taken from. */
export function withoutPrice(choice: Choice): Choice {
  return { ...choice, within: choice.text }
}

/** The choice with one value of a group in which nothing is chosen; the groups stay in the order of their numbers. */
export function withChosen(choice: Choice, group: Group, value: number): Choice {
  const { groups: chosen } = choice
  const at = chosen.findIndex(({ values: [first = 0] }) => first > value)
  const one = { group, values: [value] }
  return { ...choice, groups: chosen.toSpliced(at < 0 ? chosen.length : at, 0, one) }
}

/** The numbers of the chosen values, group by group. */
export function valuesOf({ groups: chosen }: Choice): (readonly number[])[] {
  return chosen.map(({ values }) => values)
}

/** How many articles agree with the choice. */
export function countChosen(index: ListIndex, choice: Choice): number {
  const { articleCounts } = index
  const terms = choice.within === null ? termsOf(articleCounts, valuesOf(choice), articleCounts.depth) : null
  if (terms) return countOfTerms(articleCounts, terms)
  const positions = positionsOfChoice(index, choice)
  return positions === null ? index.size : countOf(positions)
}

/** The articles that agree with the choice; null when that is everything. */
export function positionsOfChoice({ sets }: ListIndex, choice: Choice): Bitset | null {
  return commonOf(sets, choice, choice.within?.positions ?? null)
}

/** The chosen articles as garments, layer by layer; null when that is everything. */
export function layersOfChoice({ garments: { layers } }: ListIndex, choice: Choice): Bitset[] | null {
  const within = choice.within?.layers()
  const found = layers.sets.map((sets, layer) => commonOf(sets, choice, within?.[layer] ?? null))
  return found.every(layer => layer !== null) ? found : null
}

/** Does the article at this position agree with the choice? */
export function isInChoice({ sets }: ListIndex, { groups: chosen, within }: Choice, position: number): boolean {
  if (within !== null && !has(within.positions, position)) return false
  for (let group = 0; group < chosen.length; group++)
    if (!isInOneOf(sets, chosen[group]?.values ?? [], position)) return false
  return true
}

function isInOneOf(sets: readonly Bitset[], values: readonly number[], position: number): boolean {
  for (let number = 0; number < values.length; number++)
    if (has(sets[values[number] ?? -1] ?? NO_SET, position)) return true
  return false
}

const NO_SET: Bitset = new Int32Array(0)

function commonOf(sets: readonly Bitset[], choice: Choice, within: Bitset | null): Bitset | null {
  let common: Bitset | null = within?.slice() ?? null
  for (const values of valuesOf(choice)) {
    const agreeing = union(sets, values)
    if (common) keepCommon(common, agreeing)
    else common = values.length > 1 ? agreeing : agreeing.slice()
  }
  return common
}

/** Of one value it is its own set, which others read too. */
function union(sets: readonly Bitset[], [first = -1, ...others]: readonly number[]): Bitset {
  const set = sets[first] ?? NO_SET
  if (others.length === 0) return set
  const bits = set.slice()
  for (const value of others) addAll(bits, sets[value] ?? NO_SET)
  return bits
}

/** How many articles, or cards, a filter shows: OR inside a group, AND between groups (docs/rules.md, "Catalogue"). */
export function countFiltered(index: ListIndex, filter: ProductFilter): number {
  const choice = choiceOf(index, filter)
  if (filter.group !== 'garment') return countChosen(index, choice)
  return countChosenGarments(index, choice)
}

/** How many garments agree with the choice. */
export function countChosenGarments(index: ListIndex, choice: Choice): number {
  const { garments } = index
  const values = valuesOf(choice)
  const counts = choice.within === null ? countsFor(garments, values) : null
  const terms = counts && termsOf(counts, values, counts.depth)
  if (terms) return countOfTerms(counts, terms)
  const layers = layersOfChoice(index, choice)
  return layers ? countOf(garmentsIn(layers)) : garments.size
}
