import type { alternativesEndpoint, priceSamplesEndpoint, Sellable } from '@shop/contracts/catalog/stock'
import type { ResultOf } from '@shop/contracts/endpoint'
import { type Article, EMPTY_SHELF, type Shelf } from '../articles/article.ts'
import { preorderOf, priceOn } from '../articles/offer.ts'
import { toColor } from '../articles/product-view.ts'
import { isComplete, percentIn, type ReducedBundle } from '../bundles/bundle.ts'
import type { BundlesRepository } from '../bundles/bundles.repository.ts'
import { withParents } from '../categories/category-tree.ts'
import type { ProductDeps } from '../product-page/read-card-lists.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { toShelves } from '../stock/shelf-rows.ts'
import type { SellableArticles } from './sellable-articles.repository.ts'

export type SellableDeps = ProductDeps & { bundles: BundlesRepository; sellableArticles: SellableArticles }
type Alternatives = ResultOf<typeof alternativesEndpoint>['alternatives']
type AskedLine = { article: string; size: string; bundle: string | null }

/** What each line costs, weighs and has on the shelf now. A line of a hidden or unknown article or size is left out. */
export async function readSellables(deps: SellableDeps, lines: readonly AskedLine[]): Promise<Sellable[]> {
  const names = distinct(lines.map(({ article }) => article))
  const [{ context, tree }, found] = await Promise.all([deps.live.current(), deps.sellableArticles.withStock(names)])
  const articles = new Map(found.map(article => [article.article, article]))
  const shelves = toShelves(found.flatMap(({ stock }) => stock))
  const sold = lines.flatMap(line => {
    const article = articles.get(line.article)
    const size = article?.sizes.find(({ name }) => name === line.size)
    return article && size ? [{ ...line, article, size }] : []
  })
  const complete = await completeBundles(deps, sold)
  return sold.map(({ article, size, bundle }) => {
    const bundle_percent = bundle === null ? null : percentIn(complete.get(bundle), article)
    return toSellable({ context, tree, shelves }, article, size, bundle_percent)
  })
}

/** What of the model of each article can be had in its place: all sizes of all that is shown of the model. */
export async function readAlternatives(deps: SellableDeps, asked: readonly string[]): Promise<Alternatives> {
  const models = await deps.sellableArticles.modelsOf(distinct(asked))
  const [{ context, tree }, found] = await Promise.all([
    deps.live.current(),
    deps.sellableArticles.ofModels(distinct([...models.values()])),
  ])
  const shelves = toShelves(found.flatMap(({ stock }) => stock))
  return [...models].map(([of, model]) => {
    const articles = found.filter(article => article.model === model)
    const sellables = articles.flatMap(article =>
      article.sizes.map(size => toSellable({ context, tree, shelves }, article, size, null)),
    )
    return { of, sellables }
  })
}

type Known = Pick<Snapshot, 'context' | 'tree'> & { shelves: ReadonlyMap<string, Shelf> }

function toSellable(
  { context, tree, shelves }: Known,
  article: Article,
  size: Article['sizes'][number],
  bundle_percent: number | null,
): Sellable {
  const { title, category, collection, height, pictures } = article
  const shelf = shelves.get(article.article) ?? EMPTY_SHELF
  return {
    article: article.article,
    size: size.name,
    title,
    color: toColor(context, article).title,
    category,
    collection,
    height,
    categories: withParents(tree, category),
    ...priceOn(context.today, size, article.start_sale_date),
    picture: pictures[0]?.name ?? null,
    weight_kg: size.weight_kg,
    available: shelf.available.get(size.name) ?? 0,
    preorder: preorderOf(context.today, article, shelf, size.name),
    bundle_percent,
  }
}

/** The bundles that are complete among the lines. */
async function completeBundles(
  deps: SellableDeps,
  lines: readonly { article: Article; bundle: string | null }[],
): Promise<Map<string, ReducedBundle>> {
  const bundles = await deps.bundles.findShownAmong(distinct(lines.flatMap(({ bundle }) => bundle ?? [])))
  const items = await readByName(deps, distinct(bundles.flatMap(({ products }) => products)))
  const complete = bundles.flatMap(({ article: name, products, bundle_discount_percent: percent }) => {
    const garments = products.flatMap(product => items.get(product) ?? [])
    const chosen = lines.flatMap(({ bundle, article }) => (bundle === name ? article : []))
    const isWhole = garments.length === products.length && isComplete(garments, chosen)
    return isWhole ? [[name, { garments, percent }] as const] : []
  })
  return new Map(complete)
}

async function readByName(deps: SellableDeps, names: readonly string[]): Promise<Map<string, Article>> {
  if (names.length === 0) return new Map()
  const articles = await deps.articles.shownAmong(names)
  return new Map(articles.map(article => [article.article, article]))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}

type Samples = ResultOf<typeof priceSamplesEndpoint>['samples']

const MOST_SAMPLES = 300

/** The cheapest size of shown articles from all of the catalogue: the same ones until it changes. */
export async function readPriceSamples({ articles }: Pick<SellableDeps, 'articles'>): Promise<Samples> {
  const samples: Samples = []
  for await (const { article, sizes } of articles.shownPrices()) {
    const [cheapest] = sizes.toSorted((one, other) => one.price.uah - other.price.uah)
    if (cheapest) {
      const { name, price } = cheapest
      samples.push({ article, size: name, uah: price.uah, has_eur: price.eur !== null })
    }
  }
  const step = Math.max(1, Math.ceil(samples.length / MOST_SAMPLES))
  return samples.filter((_, index) => index % step === 0)
}
