import type { GoodsMapping, SeenValue, ValueKind } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { type KnownNames, takesProducts } from '../goods-rules/product-rules.ts'
import {
  type ImportNames,
  importNamesOf,
  type NamedThings,
  normalizedText,
  withAnswers,
} from '../import/draft/import-names.ts'
import { nearestName } from '../import/suggest/nearest-name.ts'
import type { WaitingOffers, WaitingValue } from './waiting-offers.repository.ts'

type Meaning = NonNullable<GoodsMapping['values']>[number]

const namesOfKind = { size: 'sizes', color: 'colors', height: 'heights' } as const satisfies Record<
  ValueKind,
  keyof KnownNames
>

/** The names of the shop, and what staff say that values of 1C mean; what the shop has no more means nothing. */
export function namesOf(things: NamedThings, { values = [] }: GoodsMapping): ImportNames {
  const names = importNamesOf(things)
  return withAnswers(
    names,
    values.filter(({ kind, name }) => names.known[namesOfKind[kind]].has(name)),
  )
}

/** Values that offers wait for and nobody has said anything of, each with what is nearest in the shop. */
export function unsaidValues(
  waiting: readonly WaitingValue[],
  things: NamedThings,
  { values = [] }: GoodsMapping,
): SeenValue[] {
  const said = new Set(values.map(keyOf))
  const names = importNamesOf(things)
  return waiting
    .filter(row => !said.has(keyOf(row)))
    .map(({ kind, value, count }) => ({
      kind,
      value,
      count,
      // What staff have made since is the value itself.
      suggestion: names.nameOf(kind, value) ?? nearestName(kind, value, things),
    }))
}

/** Offers that may wait for what was said just now are judged again. */
export async function markReady(
  waitingOffers: WaitingOffers,
  { values: before = [], ...othersBefore }: GoodsMapping,
  { values = [], ...others }: GoodsMapping,
): Promise<void> {
  if (JSON.stringify(Object.entries(others).toSorted()) !== JSON.stringify(Object.entries(othersBefore).toSorted()))
    return waitingOffers.markReady()
  const known = new Map(before.map(one => [keyOf(one), one.name]))
  for (const one of values)
    if (known.get(keyOf(one)) !== one.name)
      await waitingOffers.markReady({ kind: one.kind, word: normalizedText(one.value) })
}

/** What the mapping names must be there, and nothing may be said twice. */
export function wrongIn(mapping: GoodsMapping, known: KnownNames): Record<string, string> {
  const wrong: Record<string, string> = {}
  const { default_color: color, default_collection: collection, price_types, groups, values = [] } = mapping
  if (color !== null && !known.colors.has(color)) wrong.default_color = 'unknown'
  if (collection !== null && !known.collections.has(collection)) wrong.default_collection = 'unknown'
  for (const [index, { id, use }] of price_types.entries()) {
    const isTwice = price_types.findIndex(one => one.id === id || (use !== 'none' && one.use === use)) < index
    if (isTwice) wrong[`price_types.${index}.use`] = 'twice'
  }
  for (const [index, { category }] of groups.entries())
    if (!takesProducts(category, known)) wrong[`groups.${index}.category`] = 'unknown'
  for (const [index, one] of values.entries()) {
    if (!known[namesOfKind[one.kind]].has(one.name)) wrong[`values.${index}.name`] = 'unknown'
    else if (values.findIndex(other => keyOf(other) === keyOf(one)) < index) wrong[`values.${index}.name`] = 'twice'
  }
  const said = [mapping.size, mapping.color, mapping.height].map(name => name.toLowerCase())
  for (const [index, field] of (['size', 'color', 'height'] as const).entries())
    if (said[index] !== '' && said.indexOf(said[index] ?? '') < index) wrong[field] = 'twice'
  return wrong
}

function keyOf({ kind, value }: Pick<Meaning, 'kind' | 'value'>): string {
  return `${kind} ${normalizedText(value)}`
}
