import type { ProductCard, StoreCard } from '@shop/contracts/catalog/products'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { garmentAt } from '../store-list/garments.ts'
import { type GarmentPositions, heightsInOrder } from '../store-list/page.ts'
import { heightNames } from '../store-list/written-cards.ts'

type Heights = Pick<StoreCard, 'heights' | 'awaited'>

/**
 * The heights in which the garment of an article can be had, as the store's list names them (docs/rules.md, "Catalogue"). An article
 * that is sold out, or newer than what lists are answered from, stands for its own height.
 */
export function garmentHeights({ index, positions }: Snapshot, { article, height }: ProductCard): Heights {
  const position = positions.get(article)
  const own = { heights: height === null ? [] : [height] }
  if (position === undefined) return own
  const [first = position, ...others] = garmentAt(index.garments, null, position)
  const toBeHad = heightsInOrder(index, [first, ...others], index.rankings.new.sortKeys)
  if (!toBeHad.includes(position)) return own
  // The card leads to its own article: the others are awaited or not beside it.
  const led: GarmentPositions = [position, ...toBeHad.filter(other => other !== position)]
  return heightNames(index, led)
}
