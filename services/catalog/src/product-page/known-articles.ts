import { productSchema } from '@shop/contracts/catalog/products'
import { utf8Of, WrittenJson } from '@shop/service-kit/calls/written-json'
import type { Article, ListedArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import { toLasting } from '../articles/product-view.ts'

/** An article, and what its page shows of it on any day, as it was written for the first who asked. */
type KnownArticle = { article: ListedArticle; lasting: WrittenJson }

/** Reads an article as it is in this version of the catalogue; null when shoppers may not see it. */
export type KnownArticles = (version: number, name: string) => Promise<KnownArticle | null>

// A few kilobytes each: more than the shop has, and still few beside what the process rests at.
const MOST_KEPT = 6000

const parts = productSchema.shape

/**
 * Keeps the articles that product pages have asked for, as long as the version lasts: every change by staff makes a new one,
 * so what is kept is what the database has.
 */
export function createKnownArticles({ findShown }: Pick<ArticlesRepository, 'findShown'>): KnownArticles {
  const known = new Map<string, KnownArticle>()
  let knownVersion = Number.NaN
  return async (version, name) => {
    if (version !== knownVersion) known.clear()
    knownVersion = version
    const there = known.get(name)
    if (there) return there
    const read = await findShown(name)
    const found = read && writeLasting(onlyShown(read))
    // Another call may have come with a newer version meanwhile.
    if (found && version === knownVersion) keep(known, found)
    return found
  }
}

function keep(known: Map<string, KnownArticle>, found: KnownArticle): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest)
  known.set(found.article.article, found)
}

/** The long texts are kept as they were written, and not a second time. */
function writeLasting(article: Article): KnownArticle {
  const { description, composition, care, measurements, model_params, recommendations, ...listed } = article
  return { article: listed, lasting: new WrittenJson(utf8Of(JSON.stringify(toLasting(article)))) }
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
