import { setImmediate } from 'node:timers/promises'
import type { Height } from '@shop/contracts/dictionaries'
import { EMPTY_SHELF, type ListedArticle, type Shelf, type Variant } from '../articles/article.ts'
import { colorLinks } from '../articles/color-links.ts'
import type { Surroundings } from '../articles/product-view.ts'
import { publicTree, type StoredCategory } from '../categories/category-tree.ts'
import { byName } from '../dictionaries/dictionaries.ts'
import type { ListEntry } from '../store-list/list-entry.ts'
import { buildListIndex } from '../store-list/list-index.ts'
import { toListEntry } from '../store-list/to-list-entry.ts'
import type { Snapshot } from './snapshot.ts'

export type SnapshotParts = {
  version: number
  around: Surroundings
  categories: readonly StoredCategory[]
  heights: readonly Pick<Height, 'name'>[]
  /** By article. */
  articles: readonly ListedArticle[]
  shelves: ReadonlyMap<string, Shelf>
}

// Requests wait while a card is made; after so many they get their turn.
const CARDS_AT_ONCE = 200

export async function buildSnapshot(parts: SnapshotParts): Promise<Snapshot> {
  const { version, around, articles, shelves } = parts
  const categories = publicTree(parts.categories)
  const tree = byName(categories)
  const variants: Map<string, readonly Variant[]> = Map.groupBy(articles, ({ model }) => model)

  const entries: ListEntry[] = []
  for (const article of articles) {
    const links = colorLinks(around, article, variants.get(article.model) ?? [])
    entries.push(toListEntry(around, tree, article, shelves.get(article.article) ?? EMPTY_SHELF, links))
    if (entries.length % CARDS_AT_ONCE === 0) await setImmediate()
  }
  const index = buildListIndex(entries, {
    categories: [...tree.keys()],
    collections: [...around.collections.keys()],
    colors: [...around.colors.keys()],
    sizes: [...around.sizes.keys()],
    heights: parts.heights.map(({ name }) => name),
  })
  return { version, around, categories, variants, articles: entries.map(({ article }) => article), index }
}
