import type { Sellable } from '@shop/contracts/stock'
import { isComplete } from '../bundles/bundle.ts'
import type { BundlesRepository } from '../bundles/bundles.repository.ts'
import type { Article } from './article.ts'
import type { ProductDeps } from './read-products.ts'
import { priceOn } from './size-price.ts'

export type SellableDeps = ProductDeps & { bundles: BundlesRepository }
export type AskedLine = { article: string; size: string; bundle: string | null }

/** What each line costs, weighs and has on the shelf now. A line of a hidden or unknown article or size is left out. */
export async function readSellables(deps: SellableDeps, lines: readonly AskedLine[]): Promise<Sellable[]> {
  const names = distinct(lines.map(({ article }) => article))
  const [{ around }, articles, shelves] = await Promise.all([
    deps.live.current(),
    readByName(deps, names),
    deps.stock.shelvesOf(names),
  ])
  const percents = await bundlePercents(deps, lines, articles)
  return lines.flatMap(({ article: name, size: sizeName, bundle }) => {
    const article = articles.get(name)
    const size = article?.sizes.find(({ name }) => name === sizeName)
    if (!article || !size) return []
    const { title, category, collection, pictures } = article
    return {
      ...{ article: name, size: sizeName, title, category, collection },
      ...priceOn(around.today, size, article.start_sale_date),
      picture: pictures[0]?.name ?? null,
      weight_kg: size.weight_kg,
      available: shelves.get(name)?.get(sizeName) ?? 0,
      bundle_percent: bundle === null ? null : (percents.get(bundle) ?? null),
    }
  })
}

/** Percent of each look that is complete among the lines. */
async function bundlePercents(
  deps: SellableDeps,
  lines: readonly AskedLine[],
  articles: ReadonlyMap<string, Article>,
): Promise<Map<string, number>> {
  const bundles = await deps.bundles.shownAmong(distinct(lines.flatMap(({ bundle }) => bundle ?? [])))
  const pieces = await readByName(deps, distinct(bundles.flatMap(({ products }) => products)))
  const complete = bundles.filter(({ article, products }) => {
    const look = products.flatMap(name => pieces.get(name) ?? [])
    const chosen = lines.flatMap(({ bundle, article: name }) => (bundle === article && articles.get(name)) || [])
    return look.length === products.length && isComplete(look, chosen)
  })
  return new Map(complete.map(({ article, bundle_discount_percent }) => [article, bundle_discount_percent]))
}

async function readByName(deps: SellableDeps, names: readonly string[]): Promise<Map<string, Article>> {
  if (names.length === 0) return new Map()
  const articles = await deps.articles.shownAmong(names)
  return new Map(articles.map(article => [article.article, article]))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
