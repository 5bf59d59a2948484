import type { ProductFilter } from '@shop/contracts/catalog/products'
import type { ListIndex } from './list-index.ts'
import type { GarmentPositions } from './page.ts'
import { orderOf, peersOf } from './sort-keys.ts'

type Spread = Pick<ListIndex, 'modelNumbers' | 'rankings'>

/**
 * The garments of a page so that no model stands twice in a row where another can go between: its colours are many, and a row of one
 * dress hides the others (docs/rules.md, "Catalogue"). Only peers change places, as the order that was asked for has them; all others
 * stay where they are.
 */
export function spreadModels(
  { modelNumbers, rankings }: Spread,
  page: readonly GarmentPositions[],
  filter: Pick<ProductFilter, 'sort' | 'currency'>,
): GarmentPositions[] {
  const order = orderOf(filter)
  const { sortKeys } = rankings[order]
  const peers = ([position]: GarmentPositions) => peersOf(order, sortKeys[position] ?? 0)
  const modelOf = ([position]: GarmentPositions) => modelNumbers[position]
  const remaining = [...page]
  const spread: GarmentPositions[] = []
  for (let [next] = remaining; next; [next] = remaining) {
    const before = spread.at(-1)
    const [group, model] = [peers(next), before && modelOf(before)]
    const other = remaining.findIndex(garment => modelOf(garment) !== model || peers(garment) !== group)
    const found = remaining[other]
    const taken = found && peers(found) === group ? other : 0
    spread.push(...remaining.splice(taken, 1))
  }
  return spread
}
