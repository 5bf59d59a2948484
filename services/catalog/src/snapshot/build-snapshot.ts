import { setImmediate } from 'node:timers/promises'
import type { Collection, Color, Height, Size } from '@shop/contracts/catalog/dictionaries'
import { EMPTY_SHELF, type ListedArticle, type Shelf, type Variant } from '../articles/article.ts'
import { publicTree, type StoredCategory } from '../categories/category-tree.ts'
import { byName } from '../dictionaries/dictionaries.ts'
import { createArticleSearch } from '../search/article-search.ts'
import { type ArticleDetails, buildSearch } from '../search/build-search.ts'
import { createBreaks } from '../store-list/breaks.ts'
import type { ListEntry } from '../store-list/list-entry.ts'
import { createListIndex, withFresh } from '../store-list/list-index.ts'
import { entryIn, type Frame, type Snapshot, type SnapshotKey } from './snapshot.ts'

/** Everything as the database has it, each in its order; articles by name. */
export type SnapshotParts = {
  key: SnapshotKey
  categories: readonly StoredCategory[]
  colors: readonly Color[]
  collections: readonly Collection[]
  sizes: readonly Size[]
  heights: readonly Height[]
  articles: readonly ListedArticle[]
  /** The long texts, which are only searched: they need not all be in memory at once. */
  details: Iterable<ArticleDetails> | AsyncIterable<ArticleDetails>
  shelves: ReadonlyMap<string, Shelf>
}

export async function buildSnapshot(parts: SnapshotParts): Promise<Snapshot> {
  const frame = await frameOf(parts)
  await setImmediate()
  const list = createListIndex(parts.articles.length, frame.known)
  const takeBreak = createBreaks()
  for (const article of parts.articles) {
    list.add(entryIn(frame, article, parts.shelves.get(article.article) ?? EMPTY_SHELF))
    await takeBreak()
  }
  const search = createArticleSearch(await buildSearch({ ...parts, ...frame }))
  await setImmediate()
  const articles = parts.articles.map(({ article }) => article)
  const positions = new Map(articles.map((article, position) => [article, position]))
  await setImmediate()
  return { ...frame, key: parts.key, articles, positions, search, index: await list.finish(search) }
}

/** The catalogue with other shelves for some articles. */
export async function withEntries(
  snapshot: Snapshot,
  key: SnapshotKey,
  entries: readonly ListEntry[],
): Promise<Snapshot> {
  const fresh = new Map<number, ListEntry>()
  for (const entry of entries) {
    const position = snapshot.positions.get(entry.article)
    if (position !== undefined) fresh.set(position, entry)
  }
  await setImmediate()
  return { ...snapshot, key, index: await withFresh(snapshot.index, fresh) }
}

async function frameOf(parts: SnapshotParts): Promise<Frame> {
  const { key, categories, colors, collections, sizes, heights, articles } = parts
  const tree = byName(publicTree(categories))
  const { today, rate } = key
  return {
    context: { today, rate, colors: byName(colors), collections: byName(collections), sizes: byName(sizes) },
    tree,
    known: {
      categories: [...tree.keys()],
      collections: namesOf(collections),
      colors: namesOf(colors),
      sizes: namesOf(sizes),
      heights: namesOf(heights),
    },
    shownCategories: new Set(articles.map(({ category }) => category)),
    variants: await variantsOf(articles),
  }
}

/** Only what tells variants apart: the articles themselves need not stay in memory. */
async function variantsOf(articles: readonly ListedArticle[]): Promise<Map<string, Variant[]>> {
  const takeBreak = createBreaks()
  const variants = new Map<string, Variant[]>()
  for (const { model, article, color, height } of articles) {
    const ofModel = variants.get(model)
    if (ofModel) ofModel.push({ article, color, height })
    else variants.set(model, [{ article, color, height }])
    await takeBreak()
  }
  return variants
}

function namesOf(things: readonly { name: string }[]): string[] {
  return things.map(({ name }) => name)
}
