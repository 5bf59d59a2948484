import type { ProductCard } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { Article } from '../articles/article.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { choiceOf } from '../store-list/choice.ts'
import { pageOf } from '../store-list/page.ts'
import { type ProductDeps, readCards } from './read-card-lists.ts'

const SHOWN = 8

/** As much of a bundle as its recommendations are made of. */
type ShownBundles = { findShown(article: string): Promise<{ products: string[]; recommendations?: string[] } | null> }

export type RecommendDeps = ProductDeps & { bundles: ShownBundles }

/**
 * What staff chose to go with the article or bundle, then what is newest in its category; never its own model, nothing sold
 * out. A bundle is put together around its first product, whose recommendations come after its own.
 */
export async function recommend(deps: RecommendDeps, name: string): Promise<ProductCard[]> {
  const { chosen, own } = await loadOwnAndChosen(deps, name)
  const [main] = own
  if (!main) throw new ShopError('not_found')
  const candidates = [...chosen, ...main.recommendations, ...newestIn(main.category, await deps.live.current())]
  const cards = await readCards(deps, candidates)
  const models = new Set(own.map(({ model }) => model))
  const toBeHad = cards.filter(({ model, badges }) => !models.has(model) && !badges.includes('sold_out'))
  return onePerGarment(toBeHad).slice(0, SHOWN)
}

async function loadOwnAndChosen(
  { articles, bundles }: RecommendDeps,
  name: string,
): Promise<{ chosen: string[]; own: Article[] }> {
  const article = await articles.findShown(name)
  if (article) return { chosen: [], own: [article] }
  const bundle = await bundles.findShown(name)
  if (!bundle) return { chosen: [], own: [] }
  const shown = new Map((await articles.shownAmong(bundle.products)).map(product => [product.article, product]))
  return { chosen: bundle.recommendations ?? [], own: bundle.products.flatMap(product => shown.get(product) ?? []) }
}

function newestIn(category: string, { index, articles }: Snapshot): string[] {
  const filter = { categories: [category], limit: SHOWN * 4 }
  const positions = pageOf(index, choiceOf(index, filter), filter)
  return positions.flatMap(position => articles[position] ?? [])
}

/** Two heights of one garment would look like a mistake side by side. */
function onePerGarment(cards: readonly ProductCard[]): ProductCard[] {
  const seen = new Map<string, ProductCard>()
  for (const card of cards) {
    const garment = `${card.model} ${card.color.name}`
    if (!seen.has(garment)) seen.set(garment, card)
  }
  return [...seen.values()]
}
