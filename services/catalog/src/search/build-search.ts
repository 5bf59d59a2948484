import { setImmediate } from 'node:timers/promises'
import { DAY_MS } from '@shop/calendar/durations'
import type { Category } from '@shop/contracts/catalog/categories'
import type { Height } from '@shop/contracts/catalog/dictionaries'
import type { Article, ListedArticle } from '../articles/article.ts'
import { type ProductContext, toColor } from '../articles/product-view.ts'
import { createBreaks, type TakeBreak } from '../store-list/breaks.ts'
import { positionsInOrder } from '../store-list/sort-keys.ts'
import { collectNumbers } from './article-numbers.ts'
import type { SearchIndex } from './search-index.ts'
import { addFarTokens, addNearTokens, farTokensIn } from './text-tokens.ts'
import { collectTokens } from './vocabulary/collect-tokens.ts'

/** What only the search needs to know of an article: read beside the others, never kept. */
export type ArticleDetails = Pick<Article, 'article' | 'description' | 'composition'>

export type SearchParts = {
  articles: readonly ListedArticle[]
  details: Iterable<ArticleDetails> | AsyncIterable<ArticleDetails>
  context: ProductContext
  tree: ReadonlyMap<string, Category>
  heights: readonly Height[]
}

/** Articles that read the same, as two heights of a dress do, share one text: the index grows with texts, not with articles. */
export async function buildSearch({ articles, details, context, tree, heights }: SearchParts): Promise<SearchIndex> {
  const takeBreak = createBreaks()
  const detailsOf = await readDetails(details, takeBreak)
  const vocabulary = collectTokens()
  const numbers = collectNumbers()
  const texts = createNumbering()
  const garments = createNumbering()
  const textOf = new Uint32Array(articles.length)
  const garmentOf = new Uint32Array(articles.length)
  for (const [index, article] of articles.entries()) {
    const { title, collection } = article
    const color = toColor(context, article)
    const codes = article.article.match(/[A-Z]{2,}/g) ?? []
    const known = detailsOf.get(article.article)
    const text = texts.of(
      [title.uk, title.en, color.name, article.category, collection, ...codes, known?.number].join('\n'),
    )
    if (text.isNew) {
      const category = tree.get(article.category)
      addNearTokens(vocabulary, text.number, { title, color: color.title, category: category?.title })
      const others = farTokensIn([
        ...codes,
        ...titlesAbove(tree, category),
        ...titlesOf(context.collections.get(collection)),
      ])
      addFarTokens(vocabulary, text.number, others.concat(known?.tokens ?? []))
    }
    textOf[index] = text.number
    garmentOf[index] = garments.of(`${article.model}\n${color.name}`).number
    numbers.add(article.article)
    await takeBreak()
  }
  const order = await newestFirst(articles, heights, takeBreak)
  await setImmediate()
  return {
    size: articles.length,
    texts: texts.count(),
    garments: garments.count(),
    textOf,
    garmentOf,
    order,
    numbers: numbers.finish(),
    vocabulary: await vocabulary.finish(takeBreak),
  }
}

type Details = { number: number; tokens: readonly string[] }

/** The words of each article's long texts. All colours of a model have the same ones, so these are taken apart only once. */
async function readDetails(details: SearchParts['details'], takeBreak: TakeBreak): Promise<Map<string, Details>> {
  const texts = createNumbering()
  const different: Details[] = []
  const detailsOf = new Map<string, Details>()
  for await (const { article, description, composition } of details) {
    const long = [description.uk, description.en, composition.uk, composition.en]
    const { number, isNew } = texts.of(long.join('\n'))
    if (isNew) different.push({ number, tokens: farTokensIn(long) })
    const known = different[number]
    if (known) detailsOf.set(article, known)
    await takeBreak()
  }
  return detailsOf
}

function titlesAbove(tree: ReadonlyMap<string, Category>, category: Category | undefined): string[] {
  const parent = category && tree.get(category.parent_category ?? '')
  return parent ? [...titlesOf(parent), ...titlesAbove(tree, parent)] : []
}

function titlesOf(thing: Pick<Category, 'title'> | undefined): string[] {
  return thing ? [thing.title.uk, thing.title.en] : []
}

const LAST_DAY = 2 ** 16

/** Positions, newest first; of one day the usual height before the tall one. */
async function newestFirst(
  articles: readonly ListedArticle[],
  heights: readonly Height[],
  takeBreak: TakeBreak,
): Promise<Uint32Array> {
  const ranks = new Map(heights.map(({ name }, rank) => [name, rank]))
  const sortKeys = new Uint32Array(articles.length)
  for (const [index, { published_on, height }] of articles.entries()) {
    const age = LAST_DAY - Date.parse(published_on) / DAY_MS
    sortKeys[index] = age * heights.length + (ranks.get(height ?? '') ?? 0)
    await takeBreak()
  }
  await setImmediate()
  return positionsInOrder(sortKeys)
}

/** Gives every different text a number, in the order they come. */
function createNumbering() {
  const numbers = new Map<string, number>()
  return {
    of(text: string): { number: number; isNew: boolean } {
      const known = numbers.get(text)
      if (known !== undefined) return { number: known, isNew: false }
      numbers.set(text, numbers.size)
      return { number: numbers.size - 1, isNew: true }
    },
    count: (): number => numbers.size,
  }
}
