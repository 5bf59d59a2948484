import { DAY_MS } from '@shop/calendar/durations'
import { type ListedArticle, type Shelf, shelfOf } from '@shop/catalog/articles/article'
import type { ArticleDetails } from '@shop/catalog/search/build-search'
import type { SnapshotParts } from '@shop/catalog/snapshot/build-snapshot'
import { oneOf, seededRandom } from '../../../shared/testing/src/seeded.ts'
import { demoParts } from './demo-parts.ts'

const START = Date.UTC(2026, 10, 21)

type Generated = {
  seed?: number
  /** Each second article is the one before it in the other height, as in a real catalogue; else they have little in common. */
  inHeights?: boolean
}

/** A catalogue of any size, the same in each run: demonstration articles with other prices, dates, colours and shelves. */
export function generatedParts(count: number, { seed = 1, inHeights = false }: Generated = {}): SnapshotParts {
  const random = seededRandom(seed)
  const demo = demoParts()
  const colors = demo.colors.map(({ name }) => name)
  const collections = demo.collections.map(({ name }) => name)
  const detailsOf = new Map([...demo.details].map(details => [details.article, details]))
  const articles: ListedArticle[] = []
  const details: ArticleDetails[] = []
  const shelves = new Map<string, Shelf>()
  const ofOneModel = inHeights ? 2 : 6
  for (let number = 0; number < count; number++) {
    const like = oneOf(random, demo.articles)
    const article = `GN-${String(number).padStart(6, '0')}`
    const price = { uah: (10 + Math.floor(random() * 150)) * 10_000, eur: null }
    const isReduced = random() < 0.2
    const price_without_discount = isReduced ? { uah: price.uah + oneOf(random, [50_000, 100_000]), eur: null } : null
    const regular = inHeights && number % 2 === 1 ? articles.at(-1) : undefined
    if (regular) articles.push({ ...regular, article, height: regular.height === '160-167' ? '170-177' : '160-167' })
    else
      articles.push({
        ...like,
        article,
        model: `model-${Math.floor(number / ofOneModel)}`,
        color: oneOf(random, colors),
        collection: oneOf(random, collections),
        sizes: like.sizes.map(size => ({ ...size, price, price_without_discount })),
        published_on: new Date(START - Math.floor(random() * 400) * DAY_MS).toISOString().slice(0, 10),
      })
    const texts = detailsOf.get(like.article)
    if (texts) details.push({ ...texts, article })
    const isSoldOut = random() < 0.1
    shelves.set(
      article,
      shelfOf((regular ?? like).sizes.map(({ name }) => [name, isSoldOut ? 0 : Math.floor(random() * 4)])),
    )
  }
  return { ...demo, articles, details, shelves }
}
