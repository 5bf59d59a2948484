import type { Category } from '@shop/contracts/categories'
import type { Height } from '@shop/contracts/dictionaries'
import type { Article, ListedArticle } from '../articles/article.ts'
import { type Surroundings, toColor } from '../articles/product-view.ts'
import { joinNumbers } from './article-numbers.ts'
import { createBreaks } from './breaks.ts'
import { numbered } from './numbered.ts'
import type { SearchIndex } from './search-index.ts'
import { addFarWords, addNearWords } from './text-words.ts'
import { collectWords } from './vocabulary/collect-words.ts'

/** What only the search needs to know of an article: read beside the others, never kept. */
export type ArticleDetails = Pick<Article, 'article' | 'description' | 'composition'>

export type SearchParts = {
  articles: readonly ListedArticle[]
  details: Iterable<ArticleDetails> | AsyncIterable<ArticleDetails>
  around: Surroundings
  tree: ReadonlyMap<string, Category>
  heights: readonly Height[]
}

/** Articles that read the same, as two heights of a dress do, share one text: the index grows with texts, not with articles. */
export async function buildSearch({ articles, details, around, tree, heights }: SearchParts): Promise<SearchIndex> {
  const takeBreak = createBreaks()
  const detailsByText = numbered()
  const detailsOf = new Map<string, number>()
  for await (const { article, description, composition } of details) {
    detailsOf.set(
      article,
      detailsByText.of([description.uk, description.en, composition.uk, composition.en].join('\n')),
    )
    await takeBreak()
  }

  const vocabulary = collectWords()
  const texts = numbered()
  const garments = numbered()
  const textOf = new Uint32Array(articles.length)
  const garmentOf = new Uint32Array(articles.length)
  for (const [place, article] of articles.entries()) {
    const color = toColor(around, article)
    const category = tree.get(article.category)
    const number = detailsOf.get(article.article)
    const codes = (article.article.match(/[A-Z]{2,}/g) ?? []).join(' ')
    const { title, collection } = article
    const key = [title.uk, title.en, color.name, article.category, collection, codes, number].join('\n')
    const isNew = !texts.has(key)
    const text = texts.of(key)
    textOf[place] = text
    garmentOf[place] = garments.of(`${article.model}\n${color.name}`)
    if (isNew) {
      addNearWords(vocabulary, text, { title, color: color.title, category: category?.title })
      addFarWords(vocabulary, text, [
        detailsByText.at(number),
        codes,
        ...titlesAbove(tree, category),
        ...titlesOf(around.collections.get(collection)),
      ])
    }
    await takeBreak()
  }
  return {
    size: articles.length,
    texts: texts.count(),
    garments: garments.count(),
    textOf,
    garmentOf,
    order: newestFirst(articles, heights),
    numbers: joinNumbers(articles.map(({ article }) => article)),
    vocabulary: await vocabulary.finish(takeBreak),
  }
}

function titlesAbove(tree: ReadonlyMap<string, Category>, category: Category | undefined): string[] {
  const parent = category && tree.get(category.parent_category ?? '')
  return parent ? [...titlesOf(parent), ...titlesAbove(tree, parent)] : []
}

function titlesOf(thing: Pick<Category, 'title'> | undefined): string[] {
  return thing ? [thing.title.uk, thing.title.en] : []
}

/** Places, newest first; of one day in the order of articles, and the usual height before the tall one. */
function newestFirst(articles: readonly ListedArticle[], heights: readonly Height[]): Uint32Array {
  const heightRank = new Map(heights.map(({ name }, rank) => [name, rank]))
  const ranks = articles.map(({ published_on, height }, place) => ({
    place,
    day: Date.parse(published_on),
    height: heightRank.get(height ?? '') ?? 0,
  }))
  ranks.sort((one, other) => other.day - one.day || one.height - other.height || one.place - other.place)
  return Uint32Array.from(ranks, ({ place }) => place)
}
