import { productSchema } from '@shop/contracts/catalog/products'
import type { Article } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'

/** Reads an article as it is in this version of the catalogue; null when shoppers may not see it. */
export type KnownArticles = (version: number, name: string) => Promise<Article | null>

// A few kilobytes each: more than the shop has, and still few beside what the process rests at.
const MOST_KEPT = 6000

const parts = productSchema.shape

/**
 * Keeps the articles that product pages have asked for, as long as the version lasts: every change by staff makes a new one,
 * so what is kept is what the database has.
 */
export function createKnownArticles({ shown }: Pick<ArticlesRepository, 'shown'>): KnownArticles {
  const known = new Map<string, Article>()
  let knownVersion = Number.NaN
  return async (version, name) => {
    if (version !== knownVersion) known.clear()
    knownVersion = version
    const there = known.get(name)
    if (there) return there
    const read = await shown(name)
    const article = read && onlyShown(read)
    // Another call may have come with a newer version meanwhile.
    if (article && version === knownVersion) keep(known, article)
    return article
  }
}

function keep(known: Map<string, Article>, article: Article): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest)
  known.set(article.article, article)
}

/** What the contract does not name is dropped here, once, and not from every answer. */
function onlyShown(article: Article): Article {
  return {
    ...article,
    title: parts.title.parse(article.title),
    pictures: parts.images.parse(article.pictures),
    description: parts.description.parse(article.description),
    composition: parts.composition.parse(article.composition),
    care: parts.care.parse(article.care),
    measurements: parts.measurements.parse(article.measurements),
    model_params: parts.model_params.parse(article.model_params),
  }
}
